"""Finished tables: results, ratings, replays, the exported record and its proof."""

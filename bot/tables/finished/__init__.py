"""What stays of a finished table: results, ratings, replays, the exported record and its proof."""

"""Tests of Kontor."""

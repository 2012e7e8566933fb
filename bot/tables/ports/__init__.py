"""What tables are given from outside, and the data that they hand out: no table is known here."""

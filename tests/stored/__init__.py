"""Databases as released states of Kontor wrote them, for each release a folder; `write.py` writes one."""

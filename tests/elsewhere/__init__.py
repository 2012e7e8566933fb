"""Python as it is on a system that is not POSIX, as far as Linux can pretend to be one."""

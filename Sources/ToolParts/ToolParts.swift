// Nothing: what this module depends on is built with it.

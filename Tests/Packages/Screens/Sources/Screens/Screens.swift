// A target has a file of its own; the screens come from the folders in ios-sources.txt.

// A target has a file of its own; the screens come from the folder in ios-sources.txt.

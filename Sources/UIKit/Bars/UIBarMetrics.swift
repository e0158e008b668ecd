/// Which bars a look is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

/// Where on the screen a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// Names of notifications from before Swift 4.2.
extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation:
        NSNotification.Name
    {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation:
        NSNotification.Name
    {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeKey: NSNotification.Name {
        UIWindow.didBecomeKeyNotification
    }
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor public static var UIWindowDidBecomeVisible: NSNotification.Name {
        UIWindow.didBecomeVisibleNotification
    }
}

/// Names of notifications from before Swift 4.2.
extension NSNotification.Name {
    @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
    public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
    public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
    public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
    public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static var UIKeyboardWillChangeFrame: Self { UIResponder.keyboardWillChangeFrameNotification }
    @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static var UIKeyboardDidChangeFrame: Self { UIResponder.keyboardDidChangeFrameNotification }
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static var UIApplicationDidFinishLaunching: Self { UIApplication.didFinishLaunchingNotification }
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static var UIApplicationDidBecomeActive: Self { UIApplication.didBecomeActiveNotification }
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static var UIApplicationWillResignActive: Self { UIApplication.willResignActiveNotification }
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static var UIApplicationDidEnterBackground: Self { UIApplication.didEnterBackgroundNotification }
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static var UIApplicationWillEnterForeground: Self { UIApplication.willEnterForegroundNotification }
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static var UIApplicationDidReceiveMemoryWarning: Self {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static var UIApplicationDidChangeStatusBarOrientation: Self {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static var UIApplicationDidChangeStatusBarFrame: Self {
        UIApplication.didChangeStatusBarFrameNotification
    }
    @available(*, deprecated, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static var UIApplicationWillChangeStatusBarOrientation: Self {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
    public static var UIContentSizeCategoryDidChange: Self { UIContentSizeCategory.didChangeNotification }
    @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
    public static var UIDeviceOrientationDidChange: Self { UIDevice.orientationDidChangeNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeKeyNotification")
    public static var UIWindowDidBecomeKey: Self { UIWindow.didBecomeKeyNotification }
    @available(*, deprecated, renamed: "UIWindow.didBecomeVisibleNotification")
    public static var UIWindowDidBecomeVisible: Self { UIWindow.didBecomeVisibleNotification }
    @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
    public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
    @available(*, deprecated, renamed: "UITextField.textDidBeginEditingNotification")
    public static var UITextFieldTextDidBeginEditing: Self { UITextField.textDidBeginEditingNotification }
    @available(*, deprecated, renamed: "UITextField.textDidEndEditingNotification")
    public static var UITextFieldTextDidEndEditing: Self { UITextField.textDidEndEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
    public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
    @available(*, deprecated, renamed: "UITextView.textDidBeginEditingNotification")
    public static var UITextViewTextDidBeginEditing: Self { UITextView.textDidBeginEditingNotification }
    @available(*, deprecated, renamed: "UITextView.textDidEndEditingNotification")
    public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
}

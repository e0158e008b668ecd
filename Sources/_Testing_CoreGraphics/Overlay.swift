// Swift Testing asks for a module of this name wherever a file imports both Testing and CoreGraphics; on Linux the
// toolchain has none. Empty: what Apple's adds, attachments of pictures, UIKitSnapshots does by files.

import CoreGraphics
import UIKit

extension DeviceModel {
    /// The keyboard that the device draws.
    ///
    /// Recorded on devices by developers, as `UIKeyboardFrameEndUserInfoKey` in the comments of public source: 336 of 852 on
    /// 393 points with the bar of suggestions, 346 with and 301 without on 414 x 896, 291 without on 375 x 812, 271 on 414 x 736, 253
    /// on 320 x 568. The rest is Telegram-iOS's table (`submodules/Display/Source/DeviceMetrics.swift`: keyboardHeight and
    /// predictiveInputHeight), which has the same numbers for those; of the wider phones 420 points count as narrow. What it has
    /// for pads with a home indicator is what it has for those with a button and 20 more.
    func keyboard(isLandscape: Bool) -> DrawnKeyboard {
        let isWide = size.width >= 414 && size.width != 420
        let hasButton = bottom == 0
        switch (kind, isLandscape) {
        case (.phone, false):
            let keys: CGFloat = isWide ? 226 : 216
            let suggestions: CGFloat = size.width < 375 ? 37 : hasButton && !isWide ? 44 : 45
            return DrawnKeyboard(keys: keys, below: hasButton ? 0 : 75, suggestions: suggestions)
        case (.phone, true):
            if hasButton {
                return DrawnKeyboard(keys: size.width < 375 ? 162 : 163, below: 0, suggestions: 37)
            }
            return DrawnKeyboard(keys: 172 - landscapeBottom, below: landscapeBottom, suggestions: 37)
        case (.pad, _):
            let isLarge = size.width >= 1024
            let keys: CGFloat = isLandscape ? (isLarge ? 421 : 348) : (isLarge ? 328 : 263)
            return DrawnKeyboard(keys: keys, below: bottom, suggestions: 50)
        }
    }
}

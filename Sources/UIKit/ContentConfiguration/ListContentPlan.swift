/// Where image and texts of a list content view lie, from the leading edge, in points.
struct ListContentPlan: Equatable {
    /// The image itself, in the middle of the room kept for it.
    var image: CGRect?
    var text: CGRect?
    var secondary: CGRect?
    /// Leading edge of the texts.
    var textLeading: CGFloat = 0
    var size = CGSize.zero
}

/// What a plan is made from.
struct ListContentInput {
    var margins: NSDirectionalEdgeInsets
    var imageSize: CGSize?
    /// Room for the image.
    var reservedSize = CGSize.zero
    var imagePadding: CGFloat = 0
    var hasText = false
    var hasSecondary = false
    var isSideBySide = false
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var minimumHeight: CGFloat = 0
    /// Device pixels a point.
    var scale: CGFloat = 1

    /// - Parameters:
    ///   - width: infinite for the natural width.
    ///   - height: nil for the natural height.
    ///   - measure: the size of the first or the second text at a width.
    func plan(width: CGFloat, height: CGFloat?, measure: (_ isSecond: Bool, CGFloat) -> CGSize)
        -> ListContentPlan
    {
        var plan = ListContentPlan()
        // 1. The image and what it leaves of the width.
        var leading = margins.leading
        if imageSize != nil { leading += reservedSize.width + imagePadding }
        plan.textLeading = leading
        let room = max(width - leading - margins.trailing, 0)
        // 2. The texts, side by side when they fit so.
        var first = hasText ? measure(false, room) : .zero
        var second = hasSecondary ? measure(true, room) : .zero
        var block: CGSize
        let between = hasText && hasSecondary ? horizontalPadding : 0
        var isBeside = false
        if isSideBySide, hasText, hasSecondary {
            let (a, b) = (measure(false, .infinity), measure(true, .infinity))
            if a.width + between + b.width <= room {
                (first, second, isBeside) = (a, b, true)
            }
        }
        if isBeside {
            block = CGSize(
                width: first.width + between + second.width, height: max(first.height, second.height))
        } else {
            let gap = hasText && hasSecondary ? verticalPadding : 0
            block = CGSize(
                width: max(first.width, second.width), height: first.height + gap + second.height)
        }
        // 3. The whole.
        let inner = max(block.height, imageSize == nil ? 0 : reservedSize.height)
        let natural = max(margins.top + inner + margins.bottom, minimumHeight)
        plan.size = CGSize(
            width: width.isFinite ? width : leading + block.width + margins.trailing,
            height: height ?? natural)
        let free = plan.size.height - margins.top - margins.bottom
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        if let imageSize {
            plan.image = CGRect(
                x: pixel(margins.leading + (reservedSize.width - imageSize.width) / 2),
                y: pixel(margins.top + (free - imageSize.height) / 2), width: imageSize.width,
                height: imageSize.height)
        }
        let top = margins.top + (free - block.height) / 2
        if isBeside {
            plan.text = CGRect(
                x: leading, y: pixel(top + (block.height - first.height) / 2), width: first.width,
                height: first.height)
            plan.secondary = CGRect(
                x: plan.size.width - margins.trailing - second.width,
                y: pixel(top + (block.height - second.height) / 2), width: second.width, height: second.height
            )
        } else {
            let textWidth = width.isFinite ? room : block.width
            if hasText {
                plan.text = CGRect(x: leading, y: pixel(top), width: textWidth, height: first.height)
            }
            if hasSecondary {
                plan.secondary = CGRect(
                    x: leading, y: pixel(top + block.height - second.height), width: textWidth,
                    height: second.height)
            }
        }
        return plan
    }
}

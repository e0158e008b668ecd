import FactSupport
import QuartzCore
import Testing

@testable import UIKit

/// `Tests/Facts/controls.json`: a control by itself.
struct ControlGiven: Decodable, Sendable {
    var control: String
    var release: Int?
    var scale: CGFloat?
    var frame: [CGFloat]?
    var pages: Int?
    var progress: Float?
    var text: String?
    var isOn: Bool?
    /// Of a picker: its height, its rows' height, its columns.
    var height: CGFloat?
    var rowHeight: CGFloat?
    var components: Int?
}

/// Twenty-one rows a column.
@MainActor
private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let given: ControlGiven
    init(_ given: ControlGiven) { self.given = given }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { given.components ?? 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 21 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        given.rowHeight ?? 32
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "R\(row)" }
}

/// `Tests/Facts/bars.json`: bars of a screen with a long scroll view, and sheets over it.
struct BarGiven: Decodable, Sendable {
    var kind: String
    var release: Int?
    var size: [CGFloat]
    var insets: [CGFloat]
    var scale: CGFloat
    var isLarge: Bool?
    /// Of a tab bar or a toolbar: how many.
    var items: Int?
    /// Of a bar button.
    var text: String?
}

/// `Tests/Facts/animation.json`
struct AnimationGiven: Decodable, Sendable {
    struct Spring: Decodable, Sendable {
        var damping: Double
        var duration: Double
        var velocity: Double
    }
    var curve: String?
    /// Shares of the duration.
    var at: [Double]?
    var spring: Spring?
    /// Of a linear animation from 0 to 100 within a second.
    var delay: Double?
}

@MainActor @Suite(.serialized) struct ControlFactTests {
    @Test(arguments: Facts.of("controls", ControlGiven.self))
    func controls(_ fact: Fact<ControlGiven>) {
        let given = fact.given
        let root = UIView()
        let stage = Stage(showing: root) {
            $0.scale = given.scale ?? 2
            $0.systemRelease = given.release ?? 26
            $0.safeAreaInsets = .zero
        }
        let rows = PickerRows(given)
        let view = make(given)
        if let picker = view as? UIPickerView {
            (picker.dataSource, picker.delegate) = (rows, rows)
            picker.selectRow(10, inComponent: 0, animated: false)
        }
        if let frame = given.frame { view.frame = CGRect(frame) }
        if view.superview == nil { root.addSubview(view) }
        stage.frame()
        var found: [String: Reading] = [
            "natural size": .size(view.intrinsicContentSize),
            "natural height": .number(view.intrinsicContentSize.height),
            "size": .size(view.bounds.size),
            "fitting height": .number(view.sizeThatFits(CGSize(width: 375, height: 0)).height),
            "top": .number(view.frame.minY),
            "fitting width": .number(view.sizeThatFits(CGSize(width: 375, height: 0)).width),
        ]
        switch view {
        case let control as UIPageControl:
            let indicators = control.indicators
            found["content"] = .size(control.size(forNumberOfPages: indicators.pages))
            found["slots"] = .numbers((0..<indicators.pages).map { Double(indicators.slot(of: $0).start) })
            found["slot"] = .number(indicators.slot(of: 0).length)
            found["dot"] = .number(PageIndicators.dot)
        case let control as UISwitch:
            found["knob"] = .frame(control.subviews.first?.subviews.first?.frame)
        case let slider as UISlider:
            found["thumb"] = .size(
                slider.thumbRect(
                    forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0
                ).size)
            found["track"] = .number(slider.trackRect(forBounds: slider.bounds).height)
            found["seen track"] = .frame(slider.track.frame)
            found["knob size"] = .size(slider.thumb.bounds.size)
        case let stepper as UIStepper:
            found["divider"] = .frame(stepper.divider.frame)
        case let progress as UIProgressView:
            found["filled"] = .number(progress.subviews.last?.frame.width ?? -1)
        case let text as UITextView:
            found["insets"] = .insets(text.textContainerInset)
            found["padding"] = .number(text.textContainer.lineFragmentPadding)
        case let field as UITextField:
            let label = UILabel()
            label.text = field.text
            let width = label.intrinsicContentSize.width.rounded(.up)
            found["beyond the text"] = .number(field.intrinsicContentSize.width - width)
        case let picker as UIPickerView:
            let shown = (0..<21).compactMap { picker.view(forRow: $0, forComponent: 0) }
                .filter { !$0.isHidden }
            let frames = shown.map { $0.convert($0.bounds, to: picker) }
            let wheel = PickerWheel(height: given.height ?? 0, rowHeight: given.rowHeight ?? 0)
            found["row tops"] = .numbers(frames.map { Double($0.minY) })
            found["row heights"] = .numbers(frames.map { Double($0.height) })
            found["title sizes"] = .numbers(
                shown.compactMap { ($0 as? UILabel).map { Double($0.font.pointSize) } })
            found["title opacities"] = .numbers(shown.map { Double($0.alpha) })
            found["band"] = .frame(picker.band.frame)
            found["column width"] = .number(picker.rowSize(forComponent: 0).width)
            found["rows of the wheel"] = .number(wheel.rowsPerTurn)
            found["radius of the wheel"] = .number(wheel.radius)
        case let bar as UISearchBar:
            found["field"] = .frame(bar.searchTextField.convert(bar.searchTextField.bounds, to: bar))
        default: break
        }
        fact.check(found)
    }

    private func make(_ given: ControlGiven) -> UIView {
        switch given.control {
        case "page control":
            let control = UIPageControl()
            control.numberOfPages = given.pages ?? 0
            return control
        case "switch":
            let control = UISwitch()
            control.isOn = given.isOn ?? false
            return control
        case "slider": return UISlider()
        case "stepper": return UIStepper()
        case "segments":
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            control.selectedSegmentIndex = 1
            return control
        case "picker":
            return UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: given.height ?? 216))
        case "progress":
            let view = UIProgressView(progressViewStyle: .default)
            view.progress = given.progress ?? 0
            return view
        case "text view": return UITextView()
        case "text field":
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.text = given.text
            return field
        case "search bar": return UISearchBar()
        case "contact button":
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            return button
        default:
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 10, width: 320, height: 120))
            scroll.contentSize = CGSize(width: 320, height: 600)
            UIApplication.shared.windowList.first?.rootViewController?.view.addSubview(scroll)
            let control = UIRefreshControl()
            scroll.refreshControl = control
            control.beginRefreshing()
            return control
        }
    }

    @Test(arguments: Facts.of("bars", BarGiven.self))
    func bars(_ fact: Fact<BarGiven>) throws {
        let given = fact.given
        let stage = Stage {
            $0.portraitSize = CGSize(given.size)
            $0.safeAreaInsets = UIEdgeInsets(given.insets)
            $0.scale = given.scale
            $0.systemRelease = given.release ?? 26
        }
        let scroll = UIScrollView()
        let content = UIViewController()
        content.view = scroll
        content.title = "Library"
        scroll.contentSize = CGSize(width: given.size[0], height: 1200)
        var found: [String: Reading] = [:]
        switch given.kind {
        case "navigation":
            let navigation = UINavigationController(rootViewController: content)
            navigation.navigationBar.prefersLargeTitles = given.isLarge ?? false
            stage.show(navigation)
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            found["bar"] = .frame(bar.frame)
            found["height"] = .number(bar.frame.height)
            found["inset above"] = .number(scroll.adjustedContentInset.top)
            found["title middle"] = .number(bar.frame.minY + bar.titleLabel.frame.midY)
            let large = bar.largeLabel
            found["large title left and top"] = .numbers([Double(large.frame.minX), Double(large.frame.minY)])
            found["large title height"] = .number(large.frame.height)
            found["large title size"] = .number(large.font.pointSize)
            found["large title zone"] = .number(UINavigationBar.largeTitleHeight)
            found["line"] = line(of: bar.background, in: bar)
        case "pushed":
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.pushViewController(content, animated: false)
            content.navigationItem.rightBarButtonItems = ["Select", given.text ?? "Cancel"].map {
                UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
            }
            stage.show(navigation)
            stage.advance(by: 0.1)
            let units = navigation.navigationBar.itemViews
            let frames = units.filter { !$0.isLeft }.map(\.view.frame)
            found["leading"] = units.first { $0.isLeft }.map { .frame($0.view.frame) } ?? .absent
            found["trailing edge"] = .number(frames[0].maxX)
            found["between"] = .number(frames[0].minX - frames[1].maxX)
            found["platter width"] = .number(frames[1].width)
        case "toolbar":
            let navigation = UINavigationController(rootViewController: content)
            let items = (0..<(given.items ?? 1)).map { _ in
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
            }
            content.toolbarItems = items.flatMap { [.flexibleSpace(), $0] } + [.flexibleSpace()]
            if items.count > 1 {
                content.toolbarItems = items.flatMap { [$0, .flexibleSpace()] }.dropLast()
            }
            navigation.isToolbarHidden = false
            stage.show(navigation)
            stage.advance(by: 0.1)
            let platter = all(in: navigation.toolbar).first { $0 is BarPlatterView }
            found["first"] = platter.map { .frame($0.convert($0.bounds, to: nil)) } ?? .absent
            found["first edge"] = platter.map { .number($0.frame.minX) } ?? .absent
        case "sheet bar":
            let presenter = UIViewController()
            stage.show(presenter)
            let navigation = UINavigationController(rootViewController: content)
            presenter.present(navigation, animated: false)
            stage.advance(by: 0.5)
            found["bar"] = .frame(navigation.navigationBar.frame)
        case "tabs":
            let tabs = UITabBarController()
            let others = (1..<(given.items ?? 1)).map { _ in UIViewController() }
            tabs.viewControllers = [content] + others
            for (index, tab) in (tabs.tabBar.items ?? []).enumerated() {
                (tab.title, tab.image) = ("Tab \(index)", UIImage(systemName: "star"))
            }
            stage.show(tabs)
            stage.advance(by: 0.1)
            found["bar"] = .frame(tabs.tabBar.frame)
            found["inset below"] = .number(scroll.adjustedContentInset.bottom)
            let platter = tabs.tabBar.subviews.first { $0 is TabPlatterView }
            found["platter"] = platter.map { .frame($0.frame) } ?? .absent
            let parts = platter.map { all(in: $0) } ?? []
            let buttons = parts.filter { $0 is TabBarButton }
            found["second tab"] = buttons.count > 1 ? .frame(buttons[1].frame) : .absent
            let mark = (platter as? TabPlatterView)?.contentView.subviews.first
            found["mark"] = mark.map { .frame($0.frame) } ?? .absent
            found["height"] = .number(tabs.tabBar.frame.height)
            let background = tabs.tabBar.subviews.first { $0 is BarBackgroundView }
            found["line"] = background.map { line(of: $0, in: tabs.tabBar) } ?? .absent
        default:
            let presenter = UIViewController()
            stage.show(presenter)
            content.modalPresentationStyle = .pageSheet
            let sheet = try #require(content.sheetPresentationController)
            if given.kind == "medium sheet" {
                sheet.detents = [.medium()]
                sheet.prefersGrabberVisible = true
            }
            presenter.present(content, animated: false)
            stage.advance(by: 0.5)
            found["sheet"] = .frame(sheet.frameOfPresentedViewInContainerView)
            let parts = sheet.containerView.map { all(in: $0) } ?? []
            let dimming = parts.first { $0 is UIDimmingView }?.backgroundColor
            found["dimming"] = dimming.map { .number($0.cgColor.alpha) } ?? .absent
            let grabber = parts.first { $0.layer.cornerRadius > 0 && $0.bounds.height < 10 }
            found["grabber"] =
                grabber.map {
                    let frame = $0.convert($0.bounds, to: content.view)
                    return .numbers([frame.width, frame.height, frame.minY].map { Double($0) })
                } ?? .absent
            found["grabber radius"] = grabber.map { .number($0.layer.cornerRadius) } ?? .absent
        }
        fact.check(found)
    }

    private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }

    /// Where the hairline begins, and how thick it is.
    private func line(of background: UIView, in bar: UIView) -> Reading {
        let hairline = background.subviews.first {
            !$0.isHidden && $0.frame.height > 0 && $0.frame.height <= 1
        }
        guard let hairline else { return .absent }
        let frame = hairline.convert(hairline.bounds, to: bar)
        return .numbers([Double(frame.minY), Double(frame.height)])
    }

    @Test(arguments: Facts.of("animation", AnimationGiven.self))
    func animations(_ fact: Fact<AnimationGiven>) {
        let given = fact.given
        var found: [String: Reading] = [:]
        if let curve = given.curve {
            let names: [String: CAMediaTimingFunctionName] = [
                "easeInOut": .easeInEaseOut, "easeIn": .easeIn, "easeOut": .easeOut,
            ]
            let function = CAMediaTimingFunction(name: names[curve]!)
            found["values"] = .numbers(given.at!.map { Double(function.value(at: $0)) })
        } else if let spring = given.spring {
            let curve = SpringCurve(
                duration: spring.duration, dampingRatio: spring.damping, velocity: spring.velocity)
            found["stiffness"] = .number(curve.omega * curve.omega)
        } else if let delay = given.delay {
            let layer = CALayer()
            layer.asksForActions = false
            let now = FrameClock.current.time
            let scope = AnimationScope(
                duration: 1, delay: delay, curve: .timing(CAMediaTimingFunction(name: .linear)))
            AnimationScope.run(scope) { layer.position = CGPoint(x: 100, y: 0) }
            found["values"] = .numbers(
                given.at!.map { Double(layer.commit(at: now + $0).geometry.position.x) })
        }
        fact.check(found)
    }
}

import FactSupport
import QuartzCore
import Testing

@testable import UIKit

/// `Tests/Facts/alerts.json`: an alert over an empty screen.
struct AlertGiven: Decodable, Sendable {
    var title: String?
    var message: String?
    var isSheet: Bool?
    var fields: Int?
    /// Titles, with "cancel: " or "destructive: " before them.
    var actions: [String]
    /// The index of an action.
    var preferred: Int?
    var isDark: Bool?
    /// Whatever is given: a large accessibility text size.
    var textSize: String?
    var release: Int?
    var width: CGFloat?
    var height: CGFloat?
    var top: CGFloat?
    var bottom: CGFloat?
}

/// `Tests/Facts/menus.json`: a menu of a button of 100 by 44 at (40, 120).
struct MenuGiven: Decodable, Sendable {
    var title: String?
    /// Titles, with "destructive: ", "on: ", "picture: " or "menu: " before them and a subtitle after a bar; "-" begins a group.
    var rows: [String]
}

/// `Tests/Facts/sheets.json`: a page sheet over an empty screen.
struct SheetGiven: Decodable, Sendable {
    /// A system detent's name, or points.
    var detent: String
    var release: Int?
    var width: CGFloat?
    var height: CGFloat?
    var top: CGFloat?
    var bottom: CGFloat?
    /// Points downwards that a finger moves, at rest afterwards.
    var drag: CGFloat?
    /// Points a second with which it leaves.
    var speed: CGFloat?
    var isLifted: Bool?
    /// Seconds after the beginning of the spring.
    var spring: [Double]?
}

@MainActor @Suite(.serialized) struct PresentationFactTests {
    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? [] }
            + view.subviews.flatMap { all(type, in: $0) }
    }

    private func stage(
        _ release: Int?, _ width: CGFloat?, _ height: CGFloat?, _ top: CGFloat?, _ bottom: CGFloat?
    ) -> Stage {
        Stage {
            $0.portraitSize = CGSize(width: width ?? 393, height: height ?? 852)
            $0.safeAreaInsets = UIEdgeInsets(top: top ?? 59, left: 0, bottom: bottom ?? 34, right: 0)
            $0.scale = width == 375 ? 2 : 3
            $0.systemRelease = release ?? 26
        }
    }

    @Test(arguments: Facts.of("alerts", AlertGiven.self))
    func alerts(_ fact: Fact<AlertGiven>) throws {
        let given = fact.given
        let stage = stage(given.release, given.width, given.height, given.top, given.bottom)
        stage.change {
            $0.style = given.isDark == true ? .dark : .light
            $0.category = given.textSize == nil ? .large : .accessibilityMedium
        }
        let base = UIViewController()
        stage.show(base)
        let alert = UIAlertController(
            title: given.title, message: given.message,
            preferredStyle: given.isSheet == true ? .actionSheet : .alert)
        for _ in 0..<(given.fields ?? 0) { alert.addTextField() }
        for title in given.actions {
            let parts = title.components(separatedBy: ": ")
            let style: UIAlertAction.Style =
                parts.count < 2 ? .default : parts[0] == "cancel" ? .cancel : .destructive
            alert.addAction(UIAlertAction(title: parts[parts.count - 1], style: style))
        }
        if let preferred = given.preferred { alert.preferredAction = alert.actions[preferred] }
        base.present(alert, animated: false)
        stage.advance(by: 0.1)
        let view = try #require(alert.alertView)
        let labels = all(UILabel.self, in: view)
        let title = labels.first { $0.text != nil && $0.text == given.title }
        let message = labels.first { $0.text != nil && $0.text == given.message }
        let rows = all(AlertActionRow.self, in: view)
        let names = rows.map { all(UILabel.self, in: $0)[0] }
        let box = all(AlertFieldBox.self, in: view).first
        let card = try #require(all(CardView.self, in: view).first)
        let dimming = presentedDimming(alert)
        func look(_ label: UILabel?) -> Reading {
            guard let font = label?.font else { return .absent }
            return .numbers([Double(font.pointSize), weight(font)])
        }
        let places = rows.map { $0.convert($0.bounds, to: view) }
        var found: [String: Reading] = [
            "card size": .size(view.bounds.size), "width": .number(view.bounds.width),
            "middle": .numbers([Double(view.frame.midX), Double(view.frame.midY)]),
            "left": .number(view.frame.minX),
            "title": .frame(title?.frame), "message": .frame(message?.frame),
            "title font": look(title), "message font": look(message),
            "titles": .words(names.map { $0.text ?? "" }),
            "action places": .numbers(places.map { Double($0.minX) }),
            "action size": .size(rows[0].bounds.size),
            "action heights": .numbers(rows.map { Double($0.bounds.height) }),
            "action weights": .numbers(names.map { weight($0.font) }),
            "action whites": .numbers(names.map { white($0.textColor) }),
            "radii": .numbers([Double(card.cornerRadius), Double(rows[0].layer.cornerRadius)]),
            "dimming": dimming?.backgroundColor.map { color in
                .number(color.resolvedColor(with: view.traitCollection).cgColor.alpha)
            } ?? .absent,
        ]
        if let title { found["title height"] = .number(title.frame.height) }
        if let message { found["message height"] = .number(message.frame.height) }
        if let title {
            found["title alignment"] = .words([title.textAlignment == .center ? "center" : "natural"])
        }
        if places.count > 1 {
            found["gap to the last"] = .number(places[places.count - 1].minY - places[places.count - 2].maxY)
        }
        if let box {
            found["field box"] = .frame(box.convert(box.bounds, to: view))
            let field = alert.textFields![0]
            let frame = field.convert(field.bounds, to: view)
            found["field"] = .numbers([Double(frame.minX), Double(frame.width)])
        }
        fact.check(found)
    }

    private func presentedDimming(_ controller: UIViewController) -> UIView? {
        controller.presentationController?.containerView.flatMap { all(UIDimmingView.self, in: $0).first }
    }

    private func weight(_ font: UIFont) -> Double {
        let traits =
            font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        return (traits[.weight] as? CGFloat).map { Double($0) } ?? -9
    }

    /// The grey of a colour; -1: it is none.
    private func white(_ color: UIColor?) -> Double {
        guard let color = color?.cgColor, color.red == color.green, color.green == color.blue else {
            return -1
        }
        return Double(color.red)
    }

    @Test(arguments: Facts.of("menus", MenuGiven.self))
    func menus(_ fact: Fact<MenuGiven>) throws {
        let stage = stage(nil, nil, nil, nil, nil)
        let base = UIViewController()
        stage.show(base)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 100, height: 44)
        base.view.addSubview(button)
        let groups = fact.given.rows.split(separator: "-", omittingEmptySubsequences: false)
        let elements = groups.enumerated().flatMap { index, rows -> [UIMenuElement] in
            let made = rows.map(element)
            return index == 0 ? made : [UIMenu(options: .displayInline, children: made)]
        }
        button.menu = UIMenu(title: fact.given.title ?? "", children: elements)
        button.showsMenuAsPrimaryAction = true
        stage.frame()
        stage.tap(button.center)
        stage.advance(by: 1)
        let menu = try #require(all(ContextMenuListView.self, in: stage.window).first)
        let rows = all(ContextMenuRow.self, in: menu)
        let titles = rows.map { all(UILabel.self, in: $0)[0] }
        let subtitle = all(UILabel.self, in: rows[0])[1]
        let places = rows.map { $0.convert($0.bounds, to: menu) }
        let marks = rows.flatMap { all(TableCellAccessoryView.self, in: $0) }.filter { !$0.isHidden }
        let pictures = rows.flatMap { all(UIImageView.self, in: $0) }.filter { $0.image != nil }
        fact.check([
            "menu": .frame(menu.convert(menu.bounds, to: nil)),
            "height": .number(menu.bounds.height), "width": .number(menu.bounds.width),
            "row tops": .numbers(places.map { Double($0.minY) }),
            "row heights": .numbers(places.map { Double($0.height) }),
            "title": .frame(titles[0].frame),
            "title lefts": .numbers(titles.map { Double($0.frame.minX) }),
            "title widths": .numbers(titles.map { Double($0.frame.width) }),
            "subtitle top and height": .numbers([
                Double(subtitle.frame.minY), Double(subtitle.frame.height),
            ]),
            "check middle": marks.first.map { .number($0.center.x) } ?? .absent,
            "chevron from the end": marks.first.map { .number(250 - $0.center.x) } ?? .absent,
            "picture middle": pictures.first.map { .number($0.center.x) } ?? .absent,
        ])
    }

    private func element(_ text: String) -> UIMenuElement {
        let parts = text.components(separatedBy: ": ")
        let texts = parts[parts.count - 1].components(separatedBy: "|")
        let kind = parts.count > 1 ? parts[0] : ""
        if kind == "menu" {
            return UIMenu(title: texts[0], children: [UIAction(title: "Alpha") { _ in }])
        }
        let action = UIAction(
            title: texts[0], image: kind == "picture" ? UIImage(systemName: "star") : nil,
            attributes: kind == "destructive" ? .destructive : [], state: kind == "on" ? .on : .off
        ) { _ in }
        if texts.count > 1 { action.subtitle = texts[1] }
        return action
    }

    @Test(arguments: Facts.of("sheets", SheetGiven.self))
    func sheets(_ fact: Fact<SheetGiven>) throws {
        let given = fact.given
        if let times = given.spring {
            let spring = SpringCurve(duration: UIView.springDuration, dampingRatio: 1, velocity: 0)
            return fact.check(["shares left": .numbers(times.map { 1 - spring.value(at: $0) })])
        }
        let stage = stage(given.release, given.width, given.height, given.top, given.bottom)
        let (base, modal) = (UIViewController(), UIViewController())
        stage.show(base)
        let sheet = try #require(modal.sheetPresentationController)
        var maximum: CGFloat = 0
        sheet.detents = [
            given.detent == "large"
                ? .large()
                : given.detent == "medium"
                    ? .medium()
                    : .custom { context in
                        maximum = context.maximumDetentValue
                        return Double(given.detent).map { CGFloat($0) }
                    }
        ]
        base.present(modal, animated: false)
        stage.advance(by: 0.1)
        if let way = given.drag { drag(way, given, stage) }
        let frame = modal.view.convert(modal.view.bounds, to: nil)
        let dimming = presentedDimming(modal)
        fact.check([
            "frame": .frame(frame), "top": .number(frame.minY), "maximum": .number(maximum),
            "bottom inset": .number(modal.view.safeAreaInsets.bottom),
            "dimming of 0.2": .number(0.2 * (dimming?.alpha ?? 0)),
            "is there": .number(base.presentedViewController == nil ? 0 : 1),
        ])
    }

    /// In steps of 4 points, at rest afterwards, or at a speed.
    private func drag(_ way: CGFloat, _ given: SheetGiven, _ stage: Stage) {
        let step = given.speed.map { $0 * CGFloat(Stage.touchInterval) } ?? 4
        let start = CGPoint(x: 196, y: way > 0 ? 150 : 500)
        let steps = Int((abs(way) / step).rounded())
        let move = CGVector(dx: 0, dy: way > 0 ? step : -step)
        guard given.isLifted == true else { return stage.press(start, step: move, steps: steps) }
        stage.drag(start, step: move, steps: steps, hold: given.speed == nil ? 0.4 : 0)
        stage.advance(by: 1.5)
    }
}

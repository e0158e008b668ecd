import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ValueControlTests {
    @MainActor
    private struct Screen {
        let root = UIView()
        let stage: Stage

        init() { stage = Stage(showing: root) }

        func show<Control: UIView>(_ view: Control, _ frame: CGRect) -> Control {
            view.frame = frame
            root.addSubview(view)
            stage.frame()
            return view
        }
    }

    private func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> () -> Int {
        final class Box { var count = 0 }
        let box = Box()
        control.addAction(UIAction { _ in box.count += 1 }, for: event)
        return { box.count }
    }

    // MARK: Switch

    @Test func switchHasItsOwnSize() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
        let old = Stage { $0.systemRelease = 14 }
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        _ = old
    }

    @Test func tapTurnsSwitchAndTellsOnce() {
        let screen = Screen()
        let stage = screen.stage
        let control = screen.show(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
        let heard = count(control)
        stage.tap(CGPoint(x: 130, y: 114))
        #expect(control.isOn && heard() == 1)
        control.isOn = false
        #expect(heard() == 1)
    }

    @Test func dragTurnsSwitchTowardsTheFinger() {
        let screen = Screen()
        let stage = screen.stage
        let control = screen.show(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
        let heard = count(control)
        stage.drag(CGPoint(x: 110, y: 114), step: CGVector(dx: 4, dy: 0), steps: 12)
        stage.frame()
        #expect(control.isOn && heard() == 1)
    }

    // MARK: Slider

    @Test func thumbFollowsFinger() {
        let screen = Screen()
        let stage = screen.stage
        let slider = screen.show(UISlider(), CGRect(x: 50, y: 100, width: 237, height: 31))
        slider.maximumValue = 100
        stage.frame()
        let heard = count(slider)
        // The thumb is 37 wide, so its middle travels 200 points.
        stage.drag(CGPoint(x: 68, y: 115), step: CGVector(dx: 10, dy: 0), steps: 10)
        #expect(abs(slider.value - 50) < 0.5, "\(slider.value)")
        #expect(heard() == 10)
    }

    /// Apple's documentation of gesture recognizers, "Interacting with other controls": "A single finger swipe on the knob of a UISlider, in a
    /// direction parallel to the slider", and likewise with a switch's knob, is not a recognizer's of a view around.
    @Test func aQuickSwipeOfAKnobInAListMovesIt() {
        let screen = Screen()
        let stage = screen.stage
        let scroll = screen.show(UIScrollView(), CGRect(x: 0, y: 100, width: 393, height: 400))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.contentInsetAdjustmentBehavior = .never
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 237, height: 31))
        let control = UISwitch(frame: CGRect(x: 50, y: 200, width: 51, height: 31))
        scroll.addSubview(slider)
        scroll.addSubview(control)
        stage.frame()
        // The thumb is 37 wide, so its middle travels 200 points.
        stage.drag(CGPoint(x: 68, y: 215), step: CGVector(dx: 20, dy: 0), steps: 10)
        #expect(slider.value == 1 && scroll.contentOffset == .zero)
        stage.drag(CGPoint(x: 66, y: 315), step: CGVector(dx: 4, dy: 0), steps: 10)
        stage.frame()
        #expect(control.isOn && scroll.contentOffset == .zero)
        stage.drag(CGPoint(x: 200, y: 215), step: CGVector(dx: -10, dy: 0), steps: 10, hold: 0.3)
        #expect(slider.value == 1 && scroll.contentOffset.x > 50)
    }

    @Test func sliderKeepsItsValueBetweenTheEnds() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 3
        #expect(slider.maximumValue == 3 && slider.value == 3)
    }

    @Test func touchBesideTheThumbMovesNothing() {
        let screen = Screen()
        let stage = screen.stage
        let slider = screen.show(UISlider(), CGRect(x: 50, y: 100, width: 237, height: 31))
        stage.drag(CGPoint(x: 200, y: 115), step: CGVector(dx: 4, dy: 0), steps: 10)
        #expect(slider.value == 0)
    }

    /// Arithmetic, and the idiom of thick tracks made by a resizable picture: the track is as high as its picture, and each part
    /// reaches from its end to the thumb's middle.
    @Test func picturesOfTheTrackMeetUnderTheThumb() throws {
        let screen = Screen()
        let slider = screen.show(UISlider(), CGRect(x: 50, y: 100, width: 237, height: 31))
        slider.value = 0.25
        let (near, far) = (Self.picture(height: 10), Self.picture(height: 6))
        slider.setMinimumTrackImage(near, for: .normal)
        slider.setMaximumTrackImage(far, for: .normal)
        screen.stage.frame()
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == 10)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.25)
        let views = slider.subviews.compactMap { $0 as? UIImageView }
        let first = try #require(views.first { $0.image === near })
        let second = try #require(views.first { $0.image === far })
        #expect(first.frame == CGRect(x: 2, y: 10.5, width: thumb.midX - 2, height: 10))
        #expect(second.frame == CGRect(x: thumb.midX, y: 12.5, width: 235 - thumb.midX, height: 6))
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.setMaximumTrackImage(nil, for: .normal)
        #expect(first.image == nil && second.image == nil)
    }

    private static func picture(height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 11, height: height)).image { $0.fill($0.format.bounds) }
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    }

    // MARK: Segmented control

    @Test func tapChoosesSegment() {
        let screen = Screen()
        let stage = screen.stage
        let control = screen.show(
            UISegmentedControl(items: ["One", "Two", "Three"]), CGRect(x: 0, y: 100, width: 300, height: 32))
        let heard = count(control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(CGPoint(x: 150, y: 116))
        #expect(control.selectedSegmentIndex == 1 && heard() == 1)
        stage.tap(CGPoint(x: 150, y: 116))
        #expect(heard() == 1)
    }

    @Test func removingSegmentsKeepsTheChosenOne() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 1) == "Three")
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 3)
    }

    @Test func segmentsMirrorWhereWritingRunsFromRightToLeft() {
        let screen = Screen()
        let (root, stage) = (screen.root, screen.stage)
        root.semanticContentAttribute = .forceRightToLeft
        let control = UISegmentedControl(items: ["One", "Two"])
        control.semanticContentAttribute = .forceRightToLeft
        _ = screen.show(control, CGRect(x: 0, y: 100, width: 200, height: 32))
        stage.tap(CGPoint(x: 150, y: 116))
        #expect(control.selectedSegmentIndex == 0)
    }

    // MARK: Stepper

    @Test func stepperStepsAndStopsAtItsEnds() {
        let screen = Screen()
        let stage = screen.stage
        let stepper = screen.show(UIStepper(), CGRect(x: 100, y: 100, width: 0, height: 0))
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        stepper.maximumValue = 2
        let heard = count(stepper)
        for _ in 0..<3 { stage.tap(CGPoint(x: 180, y: 116)) }
        #expect(stepper.value == 2 && heard() == 2)
        stepper.wraps = true
        stage.tap(CGPoint(x: 180, y: 116))
        #expect(stepper.value == 0)
    }

    @Test func heldStepperRepeats() {
        let screen = Screen()
        let stage = screen.stage
        let stepper = screen.show(UIStepper(), CGRect(x: 100, y: 100, width: 0, height: 0))
        stage.touch(.began, CGPoint(x: 180, y: 116))
        stage.advance(by: 0.95)
        stage.touch(.ended, CGPoint(x: 180, y: 116))
        #expect(stepper.value == 6, "\(stepper.value)")
    }

    // MARK: Progress

    @Test func progressIsKeptBetweenNoughtAndOne() {
        let bar = UIProgressView(progressViewStyle: .default)
        bar.progress = 1.5
        #expect(bar.progress == 1 && bar.intrinsicContentSize.height == 4)
    }

    /// Published apps colour the chosen row by `reloadAllComponents()` in `didSelectRow`.
    @Test func aPickerThatIsReloadedKeepsItsRows() {
        @MainActor final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var counts = [10, 5]
            func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                counts[component]
            }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            {
                "\(row)"
            }
        }
        let (picker, source) = (UIPickerView(), Source())
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(7, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        picker.reloadAllComponents()
        #expect([0, 1].map { picker.selectedRow(inComponent: $0) } == [7, 2])
        source.counts = [4, 5]
        picker.reloadAllComponents()
        #expect([0, 1].map { picker.selectedRow(inComponent: $0) } == [3, 2])
    }

    /// A picture of an app that gives black (DeluxeAlonso/ModernCollectionViews, Screenshots/Diffable.png) shows #1C1C1F, dark's
    /// #767680 at 24 percent over black; the colour stays the app's.
    @Test func segmentsStandOnTheirFillOverAnAppsBackground() throws {
        let control = UISegmentedControl(items: ["All", "Even"])
        func tracks() -> [UIView] { control.subviews.filter { $0.backgroundColor == .tertiarySystemFill } }
        #expect(tracks().isEmpty)
        control.backgroundColor = .black
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        #expect(control.backgroundColor == .black)
        let track = try #require(tracks().first)
        #expect(tracks().count == 1 && control.subviews.first === track)
        #expect(track.frame == control.bounds)
        #expect(track.backgroundColor == .tertiarySystemFill)
        control.backgroundColor = nil
        #expect(tracks().isEmpty)
    }
}

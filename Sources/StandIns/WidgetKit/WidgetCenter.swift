@_exported import Foundation
import QuartzCore

public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
}

public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
}

/// The home screen's views of an app; there is no home screen, so there are none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() { sayNone() }
    public func reloadTimelines(ofKind kind: String) { sayNone() }
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        SystemAnswer.later { completion(.success([])) }
    }
    public func invalidateConfigurationRecommendations() {}
    private func sayNone() {
        Kept.say("WidgetCenter.reloadAllTimelines()", "there is no home screen with widgets")
    }
}

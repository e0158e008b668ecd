import Foundation
import Testing

@testable import AppBuild

/// Objective-C's declarations as Apple's documents write them, and their names in Swift ("Renaming Objective-C APIs for Swift").
struct ObjectiveCHeadersTests {
    @Test func declarationsHaveTheirKindsAndPlaces() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Kit.h")
        try Data(
            """
            @class Later;
            @protocol Forward, Other;
            FOUNDATION_EXPORT NSString *const KitName;
            extern void KitStart(NSInteger count);
            typedef NS_ENUM(NSInteger, KitKind) { KitKindOne };
            @protocol KitDelegate <NSObject>
            - (void)kitDidStart;
            @end
            NS_SWIFT_NAME(Kit)
            @interface KTKit : NSObject <NSCopying>
            - (void)run;
            @end
            @interface Box<Item> : UIView
            @end
            @interface UIView (Kit)
            @property (nonatomic, readonly) CGFloat kitWidth;
            - (void)kit_pin:(UIView *)other;
            + (instancetype)kitView;
            @end
            """.utf8
        ).write(to: file)
        let headers = ObjectiveCHeaders(below: folder)
        let declared = headers.declarations.mapValues { each in
            "\(each.line) \(each.type.isProtocol ? "protocol" : each.type.superclass ?? "-")"
        }
        #expect(
            declared == [
                "KitName": "3 -", "KitStart": "4 -", "KitKind": "5 -", "KitDelegate": "6 protocol",
                "Kit": "10 NSObject", "Box": "13 UIView",
            ])
        #expect(headers.members == ["kitWidth", "kit_pin", "kitView"])
        let place = "/app/A.swift:1:2: error: "
        #expect(headers.explain(place + "cannot find 'KitStart' in scope"))
        #expect(headers.explain(place + "cannot find type 'Kit' in scope"))
        #expect(headers.explain(place + "value of type 'UILabel' has no member 'kitWidth'"))
        #expect(!headers.explain(place + "cannot find type 'KTKit' in scope"))
        #expect(!headers.explain(place + "value of type 'UILabel' has no member 'run'"))
    }
}

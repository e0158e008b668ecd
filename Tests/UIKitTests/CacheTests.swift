import Testing

@testable import UIKit

/// Expectations: Apple's documentation of NSCache ("transiently … evicted when resources are low", `countLimit`, `totalCostLimit`), and
/// what caches are for: what came last stays.
struct CacheTests {
    private func names(_ cache: AppleFoundation.NSCache<NSString, NSString>, _ keys: [String]) -> [String] {
        keys.filter { cache.object(forKey: $0 as NSString) != nil }
    }

    @Test func theNewestStays() {
        let cache = AppleFoundation.NSCache<NSString, NSString>()
        cache.countLimit = 1
        cache.setObject("1", forKey: "a")
        cache.setObject("2", forKey: "b")
        #expect(names(cache, ["a", "b"]) == ["b"])
    }

    @Test func whatWasNotAskedForLongestGoes() {
        let cache = AppleFoundation.NSCache<NSString, NSString>()
        cache.countLimit = 3
        for key in ["a", "b", "c"] { cache.setObject(key as NSString, forKey: key as NSString) }
        #expect(cache.object(forKey: "a") == "a")
        cache.setObject("d", forKey: "d")
        #expect(names(cache, ["a", "b", "c", "d"]) == ["a", "c", "d"])
        cache.countLimit = 1
        #expect(names(cache, ["a", "b", "c", "d"]) == ["d"])
    }

    @Test func costsAreSummed() {
        let cache = AppleFoundation.NSCache<NSString, NSString>()
        cache.totalCostLimit = 10
        cache.setObject("1", forKey: "a", cost: 4)
        cache.setObject("2", forKey: "b", cost: 4)
        cache.setObject("3", forKey: "a", cost: 5)
        #expect(cache.object(forKey: "a") == "3")
        #expect(names(cache, ["a", "b"]) == ["a", "b"])
        cache.setObject("4", forKey: "c", cost: 3)
        #expect(names(cache, ["a", "b", "c"]) == ["b", "c"], "a was asked for before b")
        cache.removeObject(forKey: "b")
        #expect(names(cache, ["b", "c"]) == ["c"])
        cache.removeAllObjects()
        #expect(names(cache, ["c"]) == [])
        cache.setObject("5", forKey: "e", cost: 11)
        #expect(names(cache, ["e"]) == [])
    }

    @Test func aLongCacheEnds() {
        var cache: AppleFoundation.NSCache<NSNumber, NSNumber>? = AppleFoundation.NSCache()
        for number in 0..<200_000 { cache?.setObject(number as NSNumber, forKey: number as NSNumber) }
        weak let gone = cache
        cache = nil
        #expect(gone == nil)
    }
}

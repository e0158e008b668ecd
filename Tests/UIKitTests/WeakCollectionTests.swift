import Testing
import UIKit

@Suite struct WeakCollectionTests {
    @Test func hashTablesOfWeakObjectsForgetWhatIsGone() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        do {
            let passing = NSObject()
            table.add(kept)
            table.add(passing)
            table.add(kept)
            #expect(table.count == 2)
            #expect(table.allObjects == [kept, passing], "in the order in which they came")
        }
        #expect(table.allObjects == [kept])
        table.remove(kept)
        #expect(table.count == 0 && table.anyObject == nil)
    }

    /// A set has what was added to it and nothing else, a map what was set (NSHashTable, NSMapTable).
    @Test func tablesOfAnyObjectHaveWhatWasAdded() {
        let (kept, other) = (NSObject(), NSObject())
        let table = NSHashTable<AnyObject>.weakObjects()
        #expect(!table.contains(kept) && table.member(kept) == nil)
        table.add(kept)
        #expect(table.count == 1 && table.contains(kept) && !table.contains(other))
        #expect(table.allObjects.first === kept)
        let map = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
        #expect(map.object(forKey: "missing") == nil)
        do { map.setObject(NSObject(), forKey: "gone") }
        map.setObject(kept, forKey: "kept")
        #expect(map.object(forKey: "gone") == nil && map.object(forKey: "kept") === kept)
    }

    @Test func hashTablesCompareByEqualityUnlessToldOtherwise() {
        let first = NSString(string: "a name that is long enough to be an object of its own")
        let second = NSMutableString(string: first as String)
        let equal = NSHashTable<NSString>()
        equal.add(first)
        #expect(equal.contains(second) && equal.member(second) === first)
        let same = NSHashTable<NSString>(options: [.objectPointerPersonality])
        same.add(first)
        #expect(!same.contains(second))
    }

    @Test func hashTablesHoldManyObjectsAndDropThemAgain() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = (0..<100).map { _ in NSObject() }
        for object in kept {
            table.add(object)
            table.add(NSObject())
        }
        #expect(table.allObjects == kept)
    }

    @Test func mapTablesLoseEntriesWithTheirWeakSide() {
        let byName = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        let byObject = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let kept = NSObject()
        do {
            let passing = NSObject()
            byName.setObject(kept, forKey: "kept")
            byName.setObject(passing, forKey: "passing")
            byObject.setObject("passing", forKey: passing)
            byObject.setObject("first", forKey: kept)
            byObject.setObject("second", forKey: kept)
            #expect(byObject.count == 2 && byName.count == 2)
        }
        #expect(byName.object(forKey: "kept") === kept)
        #expect(byName.object(forKey: "passing") == nil)
        #expect(byObject.object(forKey: kept) == "second")
        #expect(byObject.count == 1)
        #expect(Array(byName.dictionaryRepresentation().values) == [kept])
    }

    @Test func pointerArraysKeepThePlaceOfWhatIsGone() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        do {
            let passing = NSObject()
            array.addPointer(Unmanaged.passUnretained(passing).toOpaque())
            array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
            #expect(array.allObjects.count == 2)
        }
        #expect(array.count == 2)
        #expect(array.pointer(at: 0) == nil)
        array.compact()
        #expect(array.count == 1)
        #expect(array.allObjects.first as? NSObject === kept)
    }
}

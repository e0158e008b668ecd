import Testing
import UIKit

/// Members of Foundation that Apple's systems have and Linux's does not; values by Apple's documentation.
struct AppleFoundationTests {
    @Test func aConfigurationKeepsWhatIsSet() {
        let configuration = URLSessionConfiguration.default
        #expect(!configuration.waitsForConnectivity)
        configuration.waitsForConnectivity = true
        configuration.sharedContainerIdentifier = "group.books"
        #expect(configuration.waitsForConnectivity)
        #expect(configuration.sharedContainerIdentifier == "group.books")
        #expect(URLSessionConfiguration.background(withIdentifier: "uploads").identifier == "uploads")
        #expect(URLSessionConfiguration.ephemeral.identifier == nil)
    }

    /// Apple's documentation of `URLSession`: the asynchronous methods have forms without a delegate, which fulfil such requirements.
    @Test func aSessionFulfilsProtocolsThatStandForIt() async {
        let session: any Loading = URLSession.shared
        let nothing = URL(fileURLWithPath: #filePath + ".none")
        await #expect(throws: (any Error).self) { _ = try await session.data(from: nothing) }
        await #expect(throws: (any Error).self) { _ = try await session.data(for: URLRequest(url: nothing)) }
    }

    /// NSURLSession.h and NSURLProtectionSpace.h: the constants' values are their names.
    @Test func namesOfNetworkConstantsAreTheirValues() {
        #expect(NSURLSessionDownloadTaskResumeData == "NSURLSessionDownloadTaskResumeData")
        #expect(NSURLAuthenticationMethodServerTrust == "NSURLAuthenticationMethodServerTrust")
        #expect(NSURLAuthenticationMethodClientCertificate == "NSURLAuthenticationMethodClientCertificate")
    }

    @Test func aPromisedFileIsThereOrNot() throws {
        #expect(try URL(fileURLWithPath: #filePath).checkPromisedItemIsReachable())
        #expect(throws: (any Error).self) {
            try URL(fileURLWithPath: #filePath + ".none").checkPromisedItemIsReachable()
        }
    }

    /// UTType.h and UTCoreTypes.h: "public.png" has the extension "png" and the MIME type "image/png".
    @Test func kindsOfFilesHaveTags() {
        let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?
            .takeRetainedValue()
        #expect(png == "public.png")
        let same = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/png", nil)?
            .takeRetainedValue()
        #expect(same == "public.png")
        #expect(
            UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassMIMEType)?.takeRetainedValue()
                == "image/png")
        #expect(
            UTTypeCopyPreferredTagWithClass("public.png", kUTTagClassFilenameExtension)?.takeRetainedValue()
                == "png")
        #expect(UTTypeConformsTo("public.png", "public.image"))
        #expect(!UTTypeConformsTo("public.image", "public.png"))
    }

    @Test func aGroupHasOneFolderThatIsThere() throws {
        let folder = try #require(
            FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.books"))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(
            folder == FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.books"))
    }

    @Test func valuesOfTheCloudStayOnTheDevice() {
        let store = NSUbiquitousKeyValueStore()
        store.set("Emma", forKey: "title")
        store.set(3, forKey: "count")
        store.set(true, forKey: "read")
        #expect(store.string(forKey: "title") == "Emma")
        #expect(store.longLong(forKey: "count") == 3)
        #expect(store.bool(forKey: "read"))
        store.removeObject(forKey: "title")
        #expect(store.object(forKey: "title") == nil)
        #expect(store.synchronize())
        #expect(FileManager.default.ubiquityIdentityToken == nil)
    }

    /// NSValue.h: values of pointers and of objects that are not held; equal ones are of one address.
    @Test func valuesOfPointers() {
        var number = 1
        withUnsafeMutablePointer(to: &number) {
            #expect(NSValue(pointer: $0).pointerValue == UnsafeMutableRawPointer($0))
            #expect(NSValue(pointer: $0) == NSValue(pointer: $0))
        }
        #expect(NSValue(pointer: nil).pointerValue == nil)
        let object = NSObject()
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
        #expect(NSValue(nonretainedObject: object) != NSValue(nonretainedObject: NSObject()))
        #expect(NSValue(cgPoint: .zero).pointerValue == nil)
    }

    /// NSURLConnection.h: the answer comes on the queue that is given; a file that is not there is an error.
    @Test func aConnectionTellsItsAnswerOnItsQueue() async throws {
        let queue = OperationQueue()
        let request = URLRequest(url: URL(fileURLWithPath: #filePath + ".none"))
        #expect(NSURLConnection.canHandle(request))
        let failed = await withCheckedContinuation { told in
            NSURLConnection.sendAsynchronousRequest(request, queue: queue) { _, data, error in
                told.resume(returning: data == nil && error != nil && OperationQueue.current === queue)
            }
        }
        #expect(failed)
    }

    /// NSObject's `init()` is there on Apple's systems.
    @Test @MainActor func objectsStandForOthersUntilTheyAreSet() {
        #expect(UIFont().pointSize == UIFont.systemFontSize)
        #expect(UISceneConfiguration().name == nil)
    }

    /// NSDictionary.h: keys are `id<NSCopying>`; nil takes the pair away.
    @Test func dictionariesHaveKeysThatCanBeCopied() {
        let values = NSMutableDictionary()
        let key: any NSCopying = NSString(string: "key")
        values[key] = 1
        values["other"] = 2
        #expect(values[key] as? Int == 1)
        #expect(values["key"] as? Int == 1)
        values[key] = nil
        #expect(values.allKeys as? [String] == ["other"])
    }

    /// objc/runtime.h: the answer is the class that the object was of, nil for nothing.
    @Test func anObjectBecomesOneOfASubclass() {
        class Plain: NSObject {
            func word() -> String { "plain" }
        }
        class Loud: Plain {
            override func word() -> String { "loud \(super.word())" }
        }
        let object: Plain = Plain()
        #expect(object_setClass(object, Loud.self) == Plain.self)
        #expect(object.word() == "loud plain")
        #expect(object is Loud)
        #expect(object_setClass(nil, Loud.self) == nil)
    }

    @Test func theDeviceIsCoolAndFull() {
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    }

    /// A mile is 1.609344 km, a foot 0.3048 m; 25 °C are 25 · 9 / 5 + 32 °F.
    @Test func measurementsFollowTheLocale() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.miles)) == "5 mi")
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
        #expect(formatter.string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == "77°F")
        formatter.locale = Locale(identifier: "fr_FR")
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.miles)) == "8,047 km")
        formatter.locale = Locale(identifier: "en_GB")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.feet)) == "3ft")
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.feet)) == "1 foot")
        formatter.unitOptions = .naturalScale
        formatter.locale = Locale(identifier: "de_DE")
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 2500, unit: UnitLength.meters)) == "2,5 km")
        #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitLength.meters)) == "25 cm")
    }

    /// The styles of Apple's documentation.
    @Test func namesOfPersons() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Jane", "Ann", "Austen")
        let formatter = PersonNameComponentsFormatter()
        #expect(formatter.string(from: name) == "Jane Austen")
        let written = [.short, .long, .abbreviated].map {
            PersonNameComponentsFormatter.localizedString(from: name, style: $0)
        }
        #expect(written == ["Jane", "Dr. Jane Ann Austen", "JA"])
        var spoken = PersonNameComponents()
        spoken.givenName = "Dʒeɪn"
        name.phoneticRepresentation = spoken
        formatter.isPhonetic = true
        #expect(formatter.string(from: name) == "Dʒeɪn")
    }

    @Test func foldersOfTheApp() {
        #expect(
            URL.documentsDirectory
                == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    }

    /// Key-Value Coding Programming Guide, "Accessing Collection Properties"; UserDefaults is read by its own keys.
    @Test @MainActor func whatHoldsValuesAnswersByItsKeys() throws {
        let defaults = try #require(UserDefaults(suiteName: "keys-\(UUID().uuidString)"))
        #expect(defaults.value(forKey: "launched") == nil)
        defaults.setValue(true, forKey: "launched")
        #expect(defaults.value(forKey: "launched") as? Bool == true)
        defaults.setValue(nil, forKey: "launched")
        #expect(defaults.object(forKey: "launched") == nil)
        let book = NSMutableDictionary(dictionary: ["title": "Emma", "author": ["name": "Jane"]])
        #expect(book.value(forKey: "title") as? String == "Emma")
        #expect(book.value(forKeyPath: "author.name") as? String == "Jane")
        #expect(book.value(forKey: "year") == nil)
        book.setValue(1815, forKey: "year")
        #expect(book.value(forKey: "year") as? Int == 1815)
        book.setValue(nil, forKey: "title")
        #expect(book.value(forKey: "title") == nil)
        let list = NSArray(array: [["title": "Emma"], ["title": "Persuasion"], [String: String]()])
        let titles = list.value(forKey: "title") as? [Any]
        #expect(titles?.compactMap { $0 as? String } == ["Emma", "Persuasion"])
        #expect(titles?.last is NSNull)
    }

    /// The operators of "Key-Value Coding Programming Guide".
    @Test @MainActor func listsCalculate() {
        let list = NSArray(array: [["pages": 2], ["pages": 3.5]])
        #expect(list.value(forKeyPath: "@sum.pages") as? Double == 5.5)
        #expect(list.value(forKeyPath: "@max.pages") as? Double == 3.5)
        #expect(list.value(forKeyPath: "@count") as? Int == 2)
        #expect(NSArray().value(forKeyPath: "@sum.pages") as? Double == 0)
    }

    /// As "sysctlbyname(3)" says: the length first, then as much as there is room for.
    @Test func theMachineIsNamed() {
        var length = 0
        #expect(sysctlbyname("hw.machine", nil, &length, nil, 0) == 0 && length > 1)
        var name = [CChar](repeating: 0, count: length)
        #expect(sysctlbyname("hw.machine", &name, &length, nil, 0) == 0)
        #expect(name.last == 0 && name.dropLast().allSatisfy { $0 != 0 })
        #expect(sysctlbyname("hw.nothing", nil, &length, nil, 0) == -1)
    }

    /// A mile is 1.609344 km; without a style numbers are whole, below 10 with two digits.
    @Test func measurementsAreFormatted() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let english = Locale(identifier: "en_US")
        func written(
            _ width: Measurement<UnitLength>.FormatStyle.UnitWidth,
            _ usage: MeasurementFormatUnitUsage<UnitLength>,
            _ locale: Locale
        ) -> String { way.formatted(.measurement(width: width, usage: usage).locale(locale)) }
        #expect(written(.abbreviated, .general, english) == "3.1 mi")
        #expect(written(.abbreviated, .asProvided, english) == "5 km")
        #expect(written(.wide, .road, english) == "3.1 miles")
        #expect(written(.narrow, .asProvided, Locale(identifier: "de_DE")) == "5km")
        #expect(
            way.formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(2))
                ).locale(Locale(identifier: "de_DE"))) == "5,00 km")
        let mild = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(
            mild.formatted(
                .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(english))
                == "68°")
        #expect(!way.formatted().isEmpty)
    }
}

private protocol Loading {
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
}
extension URLSession: Loading {}

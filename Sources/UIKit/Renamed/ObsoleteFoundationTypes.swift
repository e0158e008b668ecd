import Foundation

// Foundation's names from before Swift 3, as on Apple's systems: they no longer compile, and the message says the new
// one.

@available(*, unavailable, renamed: "Bundle") public typealias NSBundle = Bundle
@available(*, unavailable, renamed: "NotificationCenter") public typealias NSNotificationCenter =
    NotificationCenter
@available(*, unavailable, renamed: "NotificationQueue") public typealias NSNotificationQueue =
    NotificationQueue
@available(*, unavailable, renamed: "UserDefaults") public typealias NSUserDefaults = UserDefaults
@available(*, unavailable, renamed: "FileManager") public typealias NSFileManager = FileManager
@available(*, unavailable, renamed: "FileHandle") public typealias NSFileHandle = FileHandle
@available(*, unavailable, renamed: "Thread") public typealias NSThread = Thread
@available(*, unavailable, renamed: "Timer") public typealias NSTimer = Timer
@available(*, unavailable, renamed: "TimeInterval") public typealias NSTimeInterval = TimeInterval
@available(*, unavailable, renamed: "RunLoop") public typealias NSRunLoop = RunLoop
@available(*, unavailable, renamed: "Operation") public typealias NSOperation = Operation
@available(*, unavailable, renamed: "OperationQueue") public typealias NSOperationQueue = OperationQueue
@available(*, unavailable, renamed: "BlockOperation") public typealias NSBlockOperation = BlockOperation
@available(*, unavailable, renamed: "ProcessInfo") public typealias NSProcessInfo = ProcessInfo
@available(*, unavailable, renamed: "Scanner") public typealias NSScanner = Scanner
@available(*, unavailable, renamed: "Stream") public typealias NSStream = Stream
@available(*, unavailable, renamed: "InputStream") public typealias NSInputStream = InputStream
@available(*, unavailable, renamed: "OutputStream") public typealias NSOutputStream = OutputStream
@available(*, unavailable, renamed: "Formatter") public typealias NSFormatter = Formatter
@available(*, unavailable, renamed: "NumberFormatter") public typealias NSNumberFormatter = NumberFormatter
@available(*, unavailable, renamed: "DateFormatter") public typealias NSDateFormatter = DateFormatter
@available(*, unavailable, renamed: "DateComponentsFormatter") public typealias NSDateComponentsFormatter =
    DateComponentsFormatter
@available(*, unavailable, renamed: "ByteCountFormatter") public typealias NSByteCountFormatter =
    ByteCountFormatter
@available(*, unavailable, renamed: "JSONSerialization") public typealias NSJSONSerialization =
    JSONSerialization
@available(*, unavailable, renamed: "JSONSerialization.ReadingOptions") public typealias
    NSJSONReadingOptions = JSONSerialization.ReadingOptions
@available(*, unavailable, renamed: "JSONSerialization.WritingOptions") public typealias
    NSJSONWritingOptions = JSONSerialization.WritingOptions
@available(*, unavailable, renamed: "PropertyListSerialization") public typealias
    NSPropertyListSerialization = PropertyListSerialization
@available(*, unavailable, renamed: "URLSession") public typealias NSURLSession = URLSession
@available(*, unavailable, renamed: "URLSessionConfiguration") public typealias NSURLSessionConfiguration =
    URLSessionConfiguration
@available(*, unavailable, renamed: "URLSessionTask") public typealias NSURLSessionTask = URLSessionTask
@available(*, unavailable, renamed: "URLSessionDataTask") public typealias NSURLSessionDataTask =
    URLSessionDataTask
@available(*, unavailable, renamed: "URLSessionDownloadTask") public typealias NSURLSessionDownloadTask =
    URLSessionDownloadTask
@available(*, unavailable, renamed: "URLSessionUploadTask") public typealias NSURLSessionUploadTask =
    URLSessionUploadTask
@available(*, unavailable, renamed: "URLSessionDelegate") public typealias NSURLSessionDelegate =
    URLSessionDelegate
@available(*, unavailable, renamed: "URLSessionTaskDelegate") public typealias NSURLSessionTaskDelegate =
    URLSessionTaskDelegate
@available(*, unavailable, renamed: "URLSessionDataDelegate") public typealias NSURLSessionDataDelegate =
    URLSessionDataDelegate
@available(*, unavailable, renamed: "URLResponse") public typealias NSURLResponse = URLResponse
@available(*, unavailable, renamed: "HTTPURLResponse") public typealias NSHTTPURLResponse = HTTPURLResponse
@available(*, unavailable, renamed: "HTTPCookie") public typealias NSHTTPCookie = HTTPCookie
@available(*, unavailable, renamed: "HTTPCookieStorage") public typealias NSHTTPCookieStorage =
    HTTPCookieStorage
@available(*, unavailable, renamed: "URLCache") public typealias NSURLCache = URLCache
@available(*, unavailable, renamed: "CachedURLResponse") public typealias NSCachedURLResponse =
    CachedURLResponse
@available(*, unavailable, renamed: "URLCredential") public typealias NSURLCredential = URLCredential
@available(*, unavailable, renamed: "URLProtocol") public typealias NSURLProtocol = URLProtocol
@available(*, unavailable, renamed: "UndoManager") public typealias NSUndoManager = UndoManager
@available(*, unavailable, renamed: "ComparisonResult") public typealias NSComparisonResult = ComparisonResult
@available(*, unavailable, renamed: "Comparator") public typealias NSComparator = Comparator
@available(*, unavailable, renamed: "NSString.CompareOptions") public typealias NSStringCompareOptions =
    NSString.CompareOptions
@available(*, unavailable, renamed: "FileManager.SearchPathDirectory") public typealias
    NSSearchPathDirectory = FileManager.SearchPathDirectory
@available(*, unavailable, renamed: "FileManager.SearchPathDomainMask") public typealias
    NSSearchPathDomainMask = FileManager.SearchPathDomainMask
@available(*, unavailable, renamed: "NSCalendar.Unit") public typealias NSCalendarUnit = NSCalendar.Unit
@available(*, unavailable, renamed: "DateFormatter.Style") public typealias NSDateFormatterStyle =
    DateFormatter.Style
@available(*, unavailable, renamed: "NumberFormatter.Style") public typealias NSNumberFormatterStyle =
    NumberFormatter.Style
@available(*, unavailable, renamed: "QualityOfService") public typealias NSQualityOfService = QualityOfService
@available(*, unavailable, renamed: "Progress") public typealias NSProgress = Progress

import Foundation
import SnapshotComparison
import SnapshotReport
import Testing

struct SnapshotReportTests {
    /// In the form that the command line's contract gives.
    private static let differences = """
        [{"name": "list@iPhone_SE-dark", "kind": "changed", "pixels": 1, "changes": [
            {"view": "ListController/</script><b>title", "what": "moved", "from": [16, 0, 10, 10], "to": [24, 0, 10, 10],
             "by": [8, 0], "because": "title.leading == UIView.leading + 24, was 16"},
            {"view": "b", "what": "font", "from": ["Inter", 17], "to": ["Inter-Bold", 17], "by": null, "because": null},
            {"view": "c", "what": "alpha", "from": 1, "to": 0.5},
            {"view": "d", "what": "text", "from": "1", "to": "2", "by": null, "because": null}]},
         {"name": "gone", "kind": "missing", "pixels": 0, "changes": []}]
        """
    private let all: [SnapshotDifference]

    init() throws {
        all = try JSONDecoder().decode([SnapshotDifference].self, from: Data(Self.differences.utf8))
    }

    private var report: SnapshotReport {
        let picture = Data([1, 2, 3])
        return SnapshotReport(
            title: "now & <then>",
            pictures: [
                .init(
                    name: "list@iPhone_SE-dark",
                    difference: all[0],
                    before: picture, after: Data([4, 5, 6]),
                    dump: Data(#"{"root": {"text": "</script>"}}"#.utf8)),
                .init(name: "list@iPhone_15-dark", before: picture, after: picture),
                .init(
                    name: "gone", difference: all[1], before: picture),
            ])
    }

    @Test func namesAreScreensAndVariants() {
        let pictures = report.pictures
        #expect(pictures.map(\.screen) == ["list", "list", "gone"])
        #expect(pictures.map(\.variant) == ["iPhone_SE-dark", "iPhone_15-dark", ""])
        #expect(report.summary == "1 changed, 1 missing, 1 same")
    }

    @Test func whatWasNotComparedIsNotTheSame() {
        let report = SnapshotReport(
            title: "now", pictures: [.init(name: "a"), .init(name: "b", isCompared: false)])
        #expect(report.pictures.map(\.kind) == [.same, .uncompared])
        #expect(report.summary == "1 same, 1 not compared")
    }

    /// One file: nothing is asked for, and no text of an app is taken for a part of the page.
    @Test func thePageIsWholeAndTextsStayTexts() throws {
        let html = String(decoding: try report.html(), as: UTF8.self)
        #expect(!html.contains("http://") && !html.contains("https://"))
        #expect(html.contains("<title>now &amp; &lt;then></title>"))
        // The data and the script each begin and end once.
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(
            html.components(separatedBy: "AQID").count == 2, "a picture that several show stands there once")
        let data = try #require(
            html.split(separator: "id=\"data\" nonce=\"\">").last?.split(separator: "</script>").first)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let first = try #require((object["pictures"] as? [[String: Any]])?.first)
        #expect((first["words"] as? [String])?.first?.contains("</script><b>title: moved by 8, 0") == true)
        #expect(first["kind"] as? String == "changed" && object["canAccept"] as? Bool == false)
    }

    /// A page is read as it was written, and several are one: what each of them misses is missing once.
    @Test func pagesBecomeOneReport() throws {
        let read = try #require(SnapshotReport(page: try report.html()))
        #expect(read.title == report.title && read.summary == report.summary)
        #expect(read.pictures.map(\.name) == report.pictures.map(\.name))
        #expect(read.pictures.map(\.difference) == report.pictures.map(\.difference))
        #expect(read.pictures.map(\.before) == report.pictures.map(\.before))
        #expect(read.pictures.map(\.after) == report.pictures.map(\.after))
        #expect(read.markdown == report.markdown)
        let dump = try #require(read.pictures[0].dump)
        #expect(
            try JSONSerialization.jsonObject(with: dump) as? [String: [String: String]]
                == ["root": ["text": "</script>"]])
        let other = SnapshotReport(
            title: "more",
            pictures: [.init(name: "gone", difference: all[1]), .init(name: "also", isCompared: false)])
        let merged = SnapshotReport(merging: [read, other])
        #expect(merged.title == "now & <then>, more")
        #expect(
            merged.pictures.map(\.name) == [
                "also", "gone", "list@iPhone_15-dark", "list@iPhone_SE-dark",
            ])
        #expect(merged.summary == "1 changed, 1 missing, 1 same, 1 not compared")
        #expect(SnapshotReport(page: Data("<html>".utf8)) == nil)
    }

    @Test func aCommentNamesWhatDiffers() {
        let words = report.markdown
        #expect(words.hasPrefix("### Snapshots of now &amp; &lt;then&gt;: 1 changed, 1 missing, 1 same\n"))
        #expect(words.contains("<details><summary>list\\@iPhone\\_SE-dark: 1 pixel differs</summary>"))
        #expect(words.contains("- ListController/&lt;/script&gt;&lt;b&gt;title: moved by 8, 0"))
        #expect(words.contains("- gone: missing"))
        #expect(!words.contains("iPhone\\_15"))
    }

    @Test func whatAComparisonWritesIsWhatAReportReads() throws {
        #expect(
            all[0].changes.map(\.words) == [
                "ListController/</script><b>title: moved by 8, 0 to [24, 0, 10, 10] (title.leading == UIView.leading + 24, was 16)",
                "b: font Inter-Bold 17, was Inter 17", "c: alpha 0.5, was 1", "d: text \"2\", was \"1\"",
            ])
        #expect(try JSONDecoder().decode([SnapshotDifference].self, from: JSONEncoder().encode(all)) == all)
    }
}

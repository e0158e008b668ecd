/// What is declared of a type.
struct Declaration: Sendable {
    let identifier: String
    /// The preferred one first, as of `mimeTypes`.
    let extensions: [String]
    let mimeTypes: [String]
    let parents: [String]
    let description: String

    /// From a line: identifier, extensions, MIME types, types it conforms to and a description, parted by bars.
    init(_ line: Substring) {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        func words(_ index: Int) -> [String] { parts[index].split(separator: " ").map(String.init) }
        identifier = String(parts[0])
        (extensions, mimeTypes, parents) = (words(1), words(2), words(3))
        description = String(parts[4])
    }
}

/// The types that the system declares (Apple's documentation, "System-declared uniform type identifiers").
enum Declarations {
    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
    static let byExtension = grouped(\.extensions)
    static let byMIMEType = grouped(\.mimeTypes)

    private static func grouped(_ tags: (Declaration) -> [String]) -> [String: [Declaration]] {
        Dictionary(grouping: all.flatMap { type in tags(type).map { ($0, type) } }, by: \.0)
            .mapValues { $0.map(\.1) }
    }

    private static let all = table.split(separator: "\n").map(Declaration.init)

    private static let table = """
        public.item||||item
        public.content||||content
        public.composite-content|||public.content|composite content
        public.data|||public.item|data
        public.directory|||public.item|directory
        com.apple.resolvable||||resolvable
        public.symlink|||public.item com.apple.resolvable|symbolic link
        public.executable|||public.item|executable
        com.apple.mount-point|||public.item com.apple.resolvable|mount point
        com.apple.alias-file|||public.data com.apple.resolvable|alias file
        com.apple.bookmark|||public.data com.apple.resolvable|bookmark
        public.url|||public.data|URL
        public.file-url|||public.url|file URL
        public.text|||public.data public.content|text
        public.plain-text|txt text|text/plain|public.text|text
        public.utf8-plain-text|||public.plain-text|Unicode text
        public.utf16-external-plain-text|||public.plain-text|Unicode text
        public.utf16-plain-text|||public.plain-text|Unicode text
        public.delimited-values-text|||public.text|delimited text
        public.comma-separated-values-text|csv|text/csv text/comma-separated-values|public.delimited-values-text|comma-separated values
        public.tab-separated-values-text|tsv|text/tab-separated-values|public.delimited-values-text|tab-separated values
        public.utf8-tab-separated-values-text|||public.tab-separated-values-text public.utf8-plain-text|tab-separated values
        public.rtf|rtf|text/rtf application/rtf|public.text|rich text document
        public.html|html htm shtml|text/html|public.text|HTML text
        public.xml|xml|application/xml text/xml|public.text|XML text
        public.yaml|yml yaml|application/x-yaml|public.text|YAML document
        public.css|css|text/css|public.text|CSS
        public.source-code|||public.plain-text|source code
        public.assembly-source|s||public.source-code|assembly source code
        public.c-source|c||public.source-code|C source code
        public.objective-c-source|m||public.source-code|Objective-C source code
        public.swift-source|swift||public.source-code|Swift source code
        public.c-plus-plus-source|cp cpp c++ cc cxx||public.source-code|C++ source code
        public.c-header|h||public.source-code|C header
        public.c-plus-plus-header|hpp h++ hxx hh||public.source-code|C++ header
        public.script|||public.source-code|script
        com.netscape.javascript-source|js mjs|text/javascript application/javascript|public.source-code public.executable|JavaScript
        public.shell-script|sh command||public.script|shell script
        public.python-script|py|text/x-python-script|public.script|Python script
        public.ruby-script|rb rbw|text/ruby-script|public.script|Ruby script
        public.perl-script|pl pm|text/x-perl-script|public.script|Perl script
        public.php-script|php php3 php4 ph3 ph4|text/php application/php|public.script|PHP script
        public.json|json|application/json|public.text|JSON
        com.apple.property-list|plist||public.data|property list
        com.apple.xml-property-list|||public.xml com.apple.property-list|XML property list
        com.apple.binary-property-list|||com.apple.property-list|binary property list
        com.adobe.pdf|pdf|application/pdf|public.data public.composite-content|PDF document
        com.apple.rtfd|rtfd||com.apple.package public.composite-content|rich text document with attachments
        com.apple.flat-rtfd|||public.data public.composite-content|rich text document with attachments
        com.apple.webarchive|webarchive|application/x-webarchive|public.data public.composite-content|web archive
        public.image|||public.data public.content|image
        public.jpeg|jpeg jpg jpe|image/jpeg image/jpg|public.image|JPEG image
        public.tiff|tiff tif|image/tiff|public.image|TIFF image
        com.compuserve.gif|gif|image/gif|public.image|GIF image
        public.png|png|image/png|public.image|PNG image
        com.apple.icns|icns||public.image|Apple icon image
        com.microsoft.bmp|bmp dib|image/bmp|public.image|Windows bitmap image
        com.microsoft.ico|ico|image/vnd.microsoft.icon|public.image|Windows icon image
        public.camera-raw-image|||public.image|raw image
        public.svg-image|svg svgz|image/svg+xml|public.image public.xml|SVG image
        com.apple.live-photo||||Live Photo
        public.heif|heif|image/heif|public.image|HEIF image
        public.heic|heic|image/heic|public.heif|HEIC image
        org.webmproject.webp|webp|image/webp|public.image|WebP image
        public.3d-content|||public.content|3D content
        public.audiovisual-content|||public.data public.content|audiovisual content
        public.movie|||public.audiovisual-content|movie
        public.video|||public.movie|video
        public.audio|||public.audiovisual-content|audio
        com.apple.quicktime-movie|mov qt|video/quicktime|public.movie|QuickTime movie
        public.mpeg|mpg mpeg mpe m75 m15|video/mpeg|public.movie|MPEG movie
        public.mpeg-2-video|m2v|video/mpeg2|public.video|MPEG-2 video
        public.mpeg-2-transport-stream|ts||public.movie|MPEG-2 transport stream
        public.mp3|mp3 mpga|audio/mpeg audio/mp3|public.audio|MP3 audio
        public.mpeg-4|mp4 mpg4|video/mp4|public.movie|MPEG-4 movie
        public.mpeg-4-audio|mp4|audio/mp4|public.mpeg-4 public.audio|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|m4p||public.audio|protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|m4v|video/x-m4v|public.movie|protected MPEG-4 movie
        public.avi|avi vfw|video/avi|public.movie|AVI movie
        public.aiff-audio|aiff aif|audio/aiff|public.audio|AIFF audio
        com.microsoft.waveform-audio|wav wave|audio/vnd.wave audio/wav|public.audio|Waveform audio
        public.midi-audio|midi mid smf|audio/midi|public.audio|MIDI audio
        public.playlist||||playlist
        public.m3u-playlist|m3u m3u8|audio/mpegurl|public.text public.playlist|M3U playlist
        public.folder|||public.directory|folder
        public.volume|||public.folder|volume
        com.apple.package|||public.directory|package
        com.apple.bundle|bundle||public.directory|bundle
        com.apple.framework|framework||com.apple.bundle|framework
        com.apple.application|||public.executable|application
        com.apple.application-bundle|app||com.apple.application com.apple.bundle com.apple.package|application
        org.idpf.epub-container|epub|application/epub+zip|public.data public.composite-content|EPUB document
        public.unix-executable|||public.data public.executable|Unix executable
        com.microsoft.windows-executable|exe|application/x-msdownload|public.data public.executable|Windows application
        public.archive|||public.data|archive
        org.gnu.gnu-zip-archive|gz gzip|application/x-gzip application/gzip|public.data public.archive|gzip archive
        public.bzip2-archive|bz2 bzip2|application/x-bzip2|public.data public.archive|bzip2 archive
        public.zip-archive|zip|application/zip|public.data public.archive|ZIP archive
        com.apple.archive|aar||public.data public.archive|Apple archive
        public.spreadsheet|||public.content|spreadsheet
        public.presentation|||public.composite-content|presentation
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|vcf vcard|text/vcard text/x-vcard|public.text public.contact|vCard
        public.to-do-item||||to-do item
        public.calendar-event||||calendar event
        public.email-message|||public.message|email message
        com.apple.internet-location|||public.data|internet location
        public.font||||font
        public.bookmark||||bookmark
        com.apple.m4a-audio|m4a|audio/x-m4a audio/m4a|public.mpeg-4-audio|Apple MPEG-4 audio
        org.openxmlformats.wordprocessingml.document|docx||public.data public.composite-content|Word document
        org.openxmlformats.spreadsheetml.sheet|xlsx||public.data public.spreadsheet|Excel workbook
        org.openxmlformats.presentationml.presentation|pptx||public.data public.presentation|PowerPoint presentation
        public.log|||public.text|log
        """
}

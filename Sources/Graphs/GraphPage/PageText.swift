internal import CEmbeddedTexts

/// The page without its data: the files in `Page`, which are compiled in, combined into one text.
package enum PageText {
    /// The names and texts of the files; a JavaScript module comes after its imports.
    package static let files: [(name: String, text: String)] = {
        var files: [(name: String, text: String)] = []
        var part = alchemic_page_parts()
        while let name = part.pointee.name, let text = part.pointee.text {
            files.append((String(cString: name), String(cString: text)))
            part += 1
        }
        return files
    }()

    /// The text before the page's data, and the text after the data.
    package static let aroundData: (before: String, after: String) = {
        func texts(_ suffix: String) -> [(name: String, text: String)] { files.filter { $0.name.hasSuffix(suffix) } }
        let html = texts(".html")[0].text.split(separator: "/* data */")
        let style = texts(".css").map(\.text).joined(separator: "\n")
        let script = texts(".mjs").map { ScriptModule.function(from: $0.text, file: $0.name) }.joined(separator: "\n")
        return (
            String(html[0].replacing("/* style */", with: style)),
            String(html[1].replacing("/* script */", with: script))
        )
    }()
}

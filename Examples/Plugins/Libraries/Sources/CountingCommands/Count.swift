import AlchemicMain
import TextTool

/// Counts.
final class Count: TextCommand {
    let name = "count"
    let summary = "counts the words and letters"
    private let splitter: any WordSplitter

    /// What splits the words is the program's.
    init(splitter: any WordSplitter) {
        self.splitter = splitter
    }

    func run(_ text: String) -> String {
        let words = splitter.words(in: text)
        return "\(words.count) words, \(words.map(\.count).reduce(0, +)) letters"
    }
}

extension Count: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Count.init(splitter:))
    }
}

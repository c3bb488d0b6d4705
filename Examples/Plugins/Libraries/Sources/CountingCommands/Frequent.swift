import AlchemicMain
import TextTool

/// Finds out what a text is about.
final class Frequent: TextCommand {
    let name = "frequent"
    let summary = "shows the word that is there most often"
    private let splitter: any WordSplitter

    init(splitter: any WordSplitter) {
        self.splitter = splitter
    }

    func run(_ text: String) -> String {
        var counts: [String: Int] = [:]
        for word in splitter.words(in: text) { counts[word.lowercased(), default: 0] += 1 }
        // Of several, the one that comes first in the alphabet.
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return "no words" }
        return "\(most.key): \(most.value) times"
    }
}

extension Frequent: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Frequent.init(splitter:))
    }
}

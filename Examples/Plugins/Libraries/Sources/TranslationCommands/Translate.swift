import AlchemicMain
import TextTool

/// Knows the words of another language.
protocol Phrasebook: Sendable {
    func translation(of word: String) -> String?
}

/// Translates, if only there were a phrasebook: nothing declares one, so that this library is broken.
final class Translate: TextCommand {
    let name = "translate"
    let summary = "translates word by word"
    private let splitter: any WordSplitter
    private let phrasebook: any Phrasebook

    init(splitter: any WordSplitter, phrasebook: any Phrasebook) {
        self.splitter = splitter
        self.phrasebook = phrasebook
    }

    func run(_ text: String) -> String {
        splitter.words(in: text).map { phrasebook.translation(of: $0) ?? $0 }.joined(separator: " ")
    }
}

extension Translate: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Translate.init(splitter:phrasebook:))
    }
}

import AlchemicMain
import TextTool

/// Takes everything that is no letter for the end of a word.
///
/// The libraries get it as `any WordSplitter`.
final class LetterSplitter: WordSplitter {
    func words(in text: String) -> [String] { text.split { !$0.isLetter }.map(String.init) }
}

extension LetterSplitter: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(LetterSplitter.init)
    }
}

import Alchemic
import TextTool

/// Takes everything that is no letter for the end of a word.
///
/// The libraries get it as `any WordSplitter`.
final class LetterSplitter: WordSplitter, DefaultInitialisable {
    func words(in text: String) -> [String] { text.split { !$0.isLetter }.map(String.init) }
}

extension LetterSplitter: SelfDeclaring {
    static func declare(_ declaration: inout Declaration<LetterSplitter>) {
        declaration.singleton()
    }
}

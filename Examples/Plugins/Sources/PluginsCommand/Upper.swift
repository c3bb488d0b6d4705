import Alchemic
import TextTool

/// The command that the program has itself.
final class Upper: TextCommand, DefaultInitialisable {
    let name = "upper"
    let summary = "writes everything in capitals"

    func run(_ text: String) -> String { text.uppercased() }
}

extension Upper: SelfDeclaring {
    static func declare(_ declaration: inout Declaration<Upper>) {
        declaration.singleton()
    }
}

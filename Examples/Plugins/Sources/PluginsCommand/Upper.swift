import AlchemicMain
import TextTool

/// The command that the program has itself.
final class Upper: TextCommand {
    let name = "upper"
    let summary = "writes everything in capitals"

    func run(_ text: String) -> String { text.uppercased() }
}

extension Upper: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Upper.init)
    }
}

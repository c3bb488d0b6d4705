import AlchemicMain
import TextTool

/// Hides a text from those who do not want to know; done twice it shows it again.
final class Rot13: TextCommand {
    let name = "rot13"
    let summary = "puts each letter thirteen places further on"
    private let rotation: Rotation

    init(rotation: Rotation) {
        self.rotation = rotation
    }

    func run(_ text: String) -> String { rotation.rotate(text, by: 13) }
}

extension Rot13: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton(Rot13.init(rotation:))
    }
}

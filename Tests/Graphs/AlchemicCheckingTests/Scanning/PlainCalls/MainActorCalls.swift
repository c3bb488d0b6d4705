// Plain calls of objects that live on the main actor.
import Alchemic

@MainActor final class Panel { init() {} }
final class Frame { init(panel: Panel) {} }
@MainActor final class Board { init() {} }
final class Sheet { var title = "" }
protocol Displayed {}
@MainActor final class Dial: @MainActor Displayed { init() {} }

let mainActorProgram = PlainProgram(
    Module("Main") {
        Singleton(Panel.init)
        Prototype(Frame.init(panel:))
        Singleton(Board.init).eager()
        Singleton({ @MainActor in Sheet() }).eager()
        Singleton(Dial.init).as((any Displayed).self).eager()
    },
    calls: [
        { (c: Container) in _ = try c.get(Panel.self) },  // WARNED
        { @MainActor (c: Container) in _ = try c.get(Panel.self) },  // WARNED
        { (c: Container) in _ = try c.get(Frame.self) },  // WARNED
        { @MainActor (c: Container) in _ = try c.get(Sheet.self) },  // WARNED
        { @MainActor (c: Container) in _ = try c.get((any Displayed).self) },  // WARNED
        { (c: Container) in _ = try c.get(Board.self) },
        { @MainActor (c: Container) in _ = try c.get(main: Board.self) },
    ])

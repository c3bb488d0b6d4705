import Alchemic

let words = Module("Words") {
    External(Arguments.self, in: .command)
    Scoped(.command, Text.init(arguments:))
    Scoped(.command, Output.init)
    Scoped(.command, Count.init(text:output:)).as((any Command).self).named("count")
    Scoped(.command, Longest.init(text:output:)).as((any Command).self).named("longest")
}

extension Scope {
    static let command: Scope = "command"
}

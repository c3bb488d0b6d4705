import AlchemicMain

/// A type of which there is no end.
struct Shelf<Content> {
    final class Board {}
}

extension Shelf: SelfDeclaring {
    static var declaration: [ModuleElement] { [] }
}

/// Generic because of what it stands in.
extension Shelf.Board: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {}
}

import Alchemic

/// A type of which there is no end.
struct Shelf<Content> {
    final class Board {}
}

extension Shelf: SelfDeclaring {
    static func declare(_ declaration: inout Declaration<Shelf>) {}
}

/// Generic because of what it stands in.
extension Shelf.Board: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {}
}

import Alchemic
import AlchemicCompiledFiles
import Foundation
import Vehicles

print(try Container(Module("Wrong") { Wrong.definitions() }).get(Engine.self).cylinders)

/// A page, which is not `Sendable`.
final class Page {
    var title: String

    init(title: String) { self.title = title }
}

/// What texts lead to.
final class Links: Sendable {
    init(first: URL, all: [URL]?, id: UUID) {}
    init(text: String, later: Lazy<Engine>, many: [Engine]) {}
}

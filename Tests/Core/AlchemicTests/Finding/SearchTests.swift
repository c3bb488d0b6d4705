import TestSupport
import Testing

@_spi(Finding) @testable import AlchemicMain

// What is found in the tests' own program; `Workshop/IntegrationTests/Finding` builds programs and libraries for the rest.

private final class Sought: Sendable {}

extension Sought: SelfDeclaring {
    static var declaration: [ModuleElement] {
        Singleton { Sought() }.named("sought by name")
        Singleton { Sought() }.named("sought by another name")
    }
}

private class Parent: @unchecked Sendable {}

private final class Child: Parent, @unchecked Sendable {}

extension Parent: SelfDeclaring {
    static var declaration: [ModuleElement] { Singleton { Parent() }.weak().named("parent") }
}

private enum Namespace {
    actor Hidden: SelfDeclaring {
        static var declaration: [ModuleElement] {
            Singleton { Hidden() }.weak().named("hidden actor")
        }
    }
}

private final class SoughtConfiguration: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {}
}

@Suite struct SearchTests {
    @Test(.statement("A13", "A14")) func `types that nobody lists are found once`() throws {
        var search = Search()
        let images = search.searchNewImages()
        let found = images.flatMap { names(in: $0.module) }
        for name in ["sought by name", "sought by another name", "parent", "hidden actor"] {
            #expect(found.filter { $0 == name }.count == 1, "\(name)")
        }
        #expect(images.flatMap(\.configurations).filter { $0 == SoughtConfiguration.self }.count == 1)
        #expect(search.searchNewImages().isEmpty)
    }

    @Test func `two searches find the same in the same order`() throws {
        var first = Search()
        var second = Search()
        let names = first.searchNewImages().flatMap { self.names(in: $0.module) }
        #expect(names == second.searchNewImages().flatMap { self.names(in: $0.module) })
        let place = try #require(names.firstIndex(of: "sought by name"))
        #expect(names[place...].dropFirst().first == "sought by another name")
    }

    @Test(.statement("A14")) func `a type names the image it is in`() throws {
        // The standard library's folder is left out; nothing in it declares itself, so naming it finds nothing and fails
        // nothing: generic types, protocols, functions and tuples included.
        var search = Search(
            additional: [
                Int.self, [Int].self, (any Error).self, (() -> Void).self, (Int, Int).self, Int?.self, Any.self,
                AnyObject.self, Sought.self, Int.Type.self, (any Error.Type).self, Child.self,
            ])
        #expect(search.searchNewImages().count == 1)
        search.additional.append(Set<Int>.self)
        #expect(search.searchNewImages().isEmpty)
    }

    /// The given names in a module, in order; without checking it, since the other tests' types need what is not there.
    private func names(in module: Module) -> [String] {
        module.storage.elements.compactMap { element in
            guard case .definition(let definition) = element.kind else { return nil }
            return definition.name
        }
    }
}

import Alchemic
import TestSupport
import Testing

private protocol Page: Sendable {
    var name: String { get }
}
private final class Home: Page {
    let name = "home"
}
private final class Cart: Page {
    let name = "cart"
}
private final class Imprint: Page {
    let name = "imprint"
}
private final class Draft {}

@Suite("Forms within forms: the innermost one that defers decides")
struct NestedFormTests {
    /// Pages of a scope, one of which has to be awaited.
    private static func container<Form: Sendable>(_ form: Form.Type) throws -> Container {
        try Container {
            Scoped("visit", Home.init).named("home").tagged("plain")
            Scoped("visit", { () async in Cart() }).named("cart")
            Singleton(Imprint.init).named("imprint")
            Singleton(Taker<Form>.init)
        }
    }

    private static func taken<Form: Sendable>(_ form: Form.Type) throws -> (scope: Container, form: Form) {
        let container = try container(form)
        return (try container.scope("visit"), try container.get(Taker<Form>.self).form)
    }

    @Test
    func `a list of scope providers holds what is scoped and what is not`() async throws {
        let (scope, providers) = try Self.taken([ScopeProvider<any Page>].self)
        var names: [String] = []
        for provider in providers { names.append(try await provider.get(asyncIn: scope).name) }
        #expect(names == ["home", "cart", "imprint"])
    }

    @Test
    func `an optional provider is there where its scope is not open, and says so when it is called`() throws {
        let container = try Container { Scoped("visit", Home.init) }
        let provider = try #require(try container.get(Provider<Home>?.self))
        #expect(throws: ResolutionError.self) { try provider.get() }
        let lazy = try #require(try container.get(Lazy<Home>?.self))
        #expect(throws: ResolutionError.self) { try lazy.get() }
    }

    @Test
    func `a dictionary of scope providers, an optional one, and a lazy one reach into the scope`() async throws {
        let (scope, providers) = try Self.taken([String: ScopeProvider<any Page>].self)
        #expect(Set(providers.keys) == ["home", "cart", "imprint"])
        #expect(try providers["home"]?.get(in: scope).name == "home")
        let (second, optional) = try Self.taken(ScopeProvider<Home>?.self)
        #expect(try optional?.get(in: second).name == "home")
        let (third, lazy) = try Self.taken(Lazy<ScopeProvider<Home>>.self)
        #expect(try lazy.get().get(in: third).name == "home")
        let (fourth, lists) = try Self.taken(Lazy<[ScopeProvider<any Page>]>.self)
        #expect(try lists.get().count == 3)
        withExtendedLifetime(fourth) {}
        let (fifth, inside) = try Self.taken(ScopeProvider<[any Page]?>.self)
        #expect(try await inside.get(asyncIn: fifth)?.map(\.name) == ["home", "cart", "imprint"])
        let (sixth, provided) = try Self.taken(Provider<ScopeProvider<Home>?>.self)
        #expect(try provided.get()?.get(in: sixth).name == "home")
    }

    @Test
    func `what has to be awaited may be taken by any form around an AsyncProvider`() async throws {
        let (scope, lazy) = try Self.taken(ScopeProvider<AsyncProvider<Cart>>.self)
        #expect(try await lazy.get(in: scope).get().name == "cart")
        func module<Form: Sendable>(_ form: Form.Type) -> Module {
            Module("m") {
                Singleton({ () async in Cart() })
                Singleton(Taker<Form>.init)
            }
        }
        let first = try Container(module(Lazy<AsyncProvider<Cart>>.self))
        #expect(try await first.get(Taker<Lazy<AsyncProvider<Cart>>>.self).form.get().get().name == "cart")
        let second = try Container(module([Provider<AsyncProvider<Cart>>].self))
        let providers = try second.get(Taker<[Provider<AsyncProvider<Cart>>]>.self).form
        #expect(try await providers[0].get().get().name == "cart")
        let third = try Container(module(Lazy<AsyncProvider<Cart>?>.self))
        #expect(try await third.get(Taker<Lazy<AsyncProvider<Cart>?>>.self).form.get()?.get().name == "cart")
    }

    /// The other way round nothing is forgiven: what is asked for at last cannot wait, or would be shared.
    @Test
    func `what cannot work at the innermost is still refused`() throws {
        func ids<Form: Sendable>(_ form: Form.Type) -> [Diagnostic.ID] {
            let module = Module("m") {
                Prototype({ () async in Cart() })
                Prototype(Draft.init)
                Scoped("visit", Home.init)
                Singleton(Taker<Form>.init)
            }
            return problems(of: module).map(\.id)
        }
        #expect(ids(AsyncProvider<Lazy<Cart>>.self) == [.asynchronousDependency])
        #expect(ids(AsyncProvider<[Provider<Cart>]>.self) == [.asynchronousDependency])
        #expect(ids(Provider<Lazy<Draft>>.self) == [.lazyPrototype])
        #expect(ids(Lazy<[Draft]>.self) == [.lazyPrototype])
        #expect(ids(Lazy<Provider<Draft>>.self) == [])
        #expect(ids(Lazy<Provider<Home>>.self) == [.captiveScope])
        #expect(ids([AsyncProvider<Home>].self) == [.captiveScope])
    }
}

@_spi(Finding) import AlchemicMain
import Catalogue

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A type of the main module, on the main actor.
@MainActor final class Window {
    let title: String

    init(parts: [any Part]) {
        title = "window of \(parts.count) parts"
    }
}

extension Window: SelfDeclaring {
    nonisolated static var declaration: [ModuleElement] {
        Singleton(Window.init(parts:))
    }
}

/// What the main container is to be made of besides.
final class Settings: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {}
}

// Says what is found: in the program, and in each library that its arguments name, which is opened and then closed.
@main
struct Shop {
    static func main() async throws {
        var search = Search()
        var images = search.searchNewImages()
        let container = try Container(Module("Shop") { for image in images { image.module } })
        try await container.start()
        for part in try container.all(of: (any Part).self) { print("part: \(part.title)") }
        print("window: \(try container.get(main: Window.self).title)")
        print("configurations: \(images.flatMap(\.configurations))")
        print("images: \(images.map(\.module.name))")
        print("again: \(search.searchNewImages().count)")

        // The same by the main container, which searches by itself.
        try await Container.main.start()
        let parts = try Container.main.all(of: (any Part).self)
        print("main: \(parts.count) parts, \(try Container.main.get(main: Window.self).title)")

        for path in CommandLine.arguments.dropFirst() {
            guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
                print("not opened: \(dlerror().map { String(cString: $0) } ?? "")")
                continue
            }
            images = search.searchNewImages()
            print("opened: \(images.map(\.module.name))")
            do {
                let more = Module("More") { for image in images { image.module } }
                let extended = try Container(more, parent: container)
                for part in try extended.all(of: (any Part).self) { print("extended part: \(part.title)") }
            } catch {
                print(error)
            }
            let rescan = try await Container.main.rescan()
            print("main: \(rescan.joined.count) joined, \(rescan.broken.map(\.name)) broken")
            for library in rescan.broken { print("broken: \(library)") }
            print("again: \(search.searchNewImages().count)")
            print("closed: \(dlclose(library) == 0)")
            print("after closing: \(search.searchNewImages().count)")
            var other = Search()
            print("searched anew: \(other.searchNewImages().count)")
        }
    }
}

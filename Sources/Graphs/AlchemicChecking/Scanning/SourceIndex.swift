/// What all scanned files say together: what names hold, which names are taken, and what is declared outside of the graph.
struct SourceIndex {
    let files: [SourceFacts]
    /// The Swift modules that are scanned.
    let modules: Set<String>
    private var inherits: [String: Set<String>] = [:]
    private var filesOfModules: [String: [Int]] = [:]
    private var nested: [String: [TypeDeclaration]] = [:]
    private var declaringModules: [String: Set<String>] = [:]

    init(_ files: [SourceFacts]) {
        self.files = files
        modules = Set(files.map(\.module))
        for (place, file) in files.enumerated() {
            filesOfModules[file.module, default: []].append(place)
            for type in file.types {
                inherits[type.name, default: []].formUnion(type.inherits)
                if type.isExtension { continue }
                if type.path.count > 1 { nested[type.name, default: []].append(type) }
                if type.path.count == 1, !type.isLocal { declaringModules[type.name, default: []].insert(file.module) }
            }
        }
    }

    /// The files whose top-level names a file sees: those of its own module and of the scanned modules that it imports.
    private func visible(from file: SourceFacts) -> [SourceFacts] {
        ([file.module] + file.imports.sorted()).flatMap { filesOfModules[$0] ?? [] }.map { files[$0] }
    }

    /// The names of types, and of all that they inherit from and conform to, as far as sources say it.
    func ancestors(of names: some Sequence<String>) -> Set<String> {
        var result = Set(names)
        var queue = Array(result)
        while let name = queue.popLast() {
            for other in inherits[name] ?? [] where result.insert(other).inserted { queue.append(other) }
        }
        return result
    }

    // MARK: Receivers

    /// What a call is made on.
    func receiver(_ receiver: Receiver, in file: SourceFacts, depth: Int = 0) -> Receiver {
        guard depth < 8 else { return .unknown }
        switch receiver {
        case .container, .other, .unknown: return receiver
        case .scope(let outer): return self.receiver(outer, in: file, depth: depth + 1)
        case .named(let name, let place):
            let held = file.holdings[name] ?? []
            if let place {
                // The innermost that it is seen from.
                let seen = held.filter { $0.range.contains(place) }
                if let inner = seen.map(\.range.count).min() {
                    return together(seen.filter { $0.range.count == inner }, in: file, depth)
                }
            }
            let members = held.filter(\.isMember)
            if !members.isEmpty { return together(members, in: file, depth) }
            if name == "scope", file.imports.contains("AlchemicHummingbird") { return .container }
            if name == "bindContainer()", file.imports.contains("AlchemicScenes") { return .container }
            var all: Receiver?
            for other in visible(from: file) {
                let held = (other.holdings[name] ?? []).filter(\.isMember)
                if held.isEmpty { continue }
                let found = together(held, in: other, depth)
                if let known = all, known != found { return .unknown }
                all = found
            }
            return all ?? .unknown
        }
    }

    private func together(_ held: [Holding], in file: SourceFacts, _ depth: Int) -> Receiver {
        var all: Receiver?
        for one in held {
            let found = receiver(one.receiver, in: file, depth: depth + 1)
            if let known = all, known != found { return .unknown }
            all = found
        }
        return all ?? .unknown
    }

    // MARK: Names

    /// Whether a name may stand for something else than a type of a module's top level.
    func isTaken(_ name: String, in file: SourceFacts, enclosing: [String]) -> Bool {
        if file.generics.contains(name) { return true }
        let around = ancestors(of: enclosing)
        for type in nested[name] ?? [] where around.contains(type.path[type.path.count - 2]) { return true }
        if file.types.contains(where: { $0.isLocal && $0.name == name }) { return true }
        for other in visible(from: file) {
            if other.aliases.contains(name) { return true }
            if other.generics.contains(name),
                other.types.contains(where: { !$0.isExtension && enclosing.contains($0.name) })
            {
                return true
            }
        }
        return false
    }

    /// Whether sources say that another module declares a type of this name, which a file sees.
    func isDeclared(_ name: String, besidesIn module: String, seenFrom file: SourceFacts) -> Bool {
        let seen = file.imports.union([file.module])
        return (declaringModules[name] ?? []).contains { $0 != module && seen.contains($0) }
    }
}

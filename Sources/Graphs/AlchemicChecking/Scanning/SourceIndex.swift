/// The facts of all scanned files together: held names, taken names, and declarations outside of the graph.
struct SourceIndex {
    let files: [SourceFacts]
    /// The names that a type of this name inherits from or conforms to, anywhere in the files.
    private var inherits: [String: Set<String>] = [:]
    /// The files in which a name is a generic parameter, or in which other files may name the member.
    private var filesOfGenerics: [String: [Int]] = [:]
    private var filesOfMembers: [String: [Int]] = [:]
    /// The modules in which a name is an alias.
    private var modulesOfAliases: [String: Set<String>] = [:]
    /// The names of declared types, without those that are only extended.
    private var declared: Set<String> = []
    /// The types declared within other types, by their own names.
    private var nested: [String: [TypeDeclaration]] = [:]
    /// The modules that declare a top-level type of this name.
    private var declaringModules: [String: Set<String>] = [:]

    init(_ files: [SourceFacts]) {
        self.files = files
        for (index, file) in files.enumerated() {
            for name in file.generics { filesOfGenerics[name, default: []].append(index) }
            for (name, held) in file.holdings where held.contains(where: \.isMember) {
                filesOfMembers[name, default: []].append(index)
            }
            for name in file.aliases { modulesOfAliases[name, default: []].insert(file.module) }
            for type in file.types {
                inherits[type.name, default: []].formUnion(type.inherits)
                if type.isExtension { continue }
                declared.insert(type.name)
                if type.path.count > 1 { nested[type.name, default: []].append(type) }
                if type.path.count == 1, !type.isLocal { declaringModules[type.name, default: []].insert(file.module) }
            }
        }
    }

    /// Whether a file sees the top-level names of a module: its own module, or one that it imports.
    private func sees(_ module: String, from file: SourceFacts) -> Bool {
        module == file.module || file.imports.contains(module)
    }

    /// The names of types, and of everything that the types inherit from and conform to, as far as sources tell.
    func ancestors(of names: some Sequence<String>) -> Set<String> {
        var result = Set(names)
        var queue = Array(result)
        while let name = queue.popLast() {
            for ancestor in inherits[name] ?? [] where result.insert(ancestor).inserted { queue.append(ancestor) }
        }
        return result
    }

    // MARK: Receivers

    /// The object that a call is made on, after names have been followed to what they hold.
    func receiver(_ receiver: Receiver, in file: SourceFacts, depth: Int = 0) -> Receiver {
        guard depth < 8 else { return .unknown }
        switch receiver {
        case .container, .other, .unknown: return receiver
        case .scope(let outer): return self.receiver(outer, in: file, depth: depth + 1)
        case .named(let name, let token):
            let held = file.holdings[name] ?? []
            if let token {
                // The innermost holding that the token sees wins.
                let seen = held.filter { $0.range.contains(token) }
                if let inner = seen.map(\.range.count).min() {
                    return self.receiver(heldBy: seen.filter { $0.range.count == inner }, in: file, depth: depth)
                }
            }
            let members = held.filter(\.isMember)
            if !members.isEmpty { return self.receiver(heldBy: members, in: file, depth: depth) }
            if name == "scope", file.imports.contains("AlchemicHummingbird") { return .container }
            if name == "bindContainer()", file.imports.contains("AlchemicScenes") { return .container }
            var common: Receiver?
            for index in filesOfMembers[name] ?? [] where sees(files[index].module, from: file) {
                let held = (files[index].holdings[name] ?? []).filter(\.isMember)
                let found = self.receiver(heldBy: held, in: files[index], depth: depth)
                if let common, common != found { return .unknown }
                common = found
            }
            return common ?? .unknown
        }
    }

    /// The receiver that all of the holdings agree on; unknown if they differ, or if there are none.
    private func receiver(heldBy holdings: [Holding], in file: SourceFacts, depth: Int) -> Receiver {
        var common: Receiver?
        for holding in holdings {
            let found = receiver(holding.receiver, in: file, depth: depth + 1)
            if let common, common != found { return .unknown }
            common = found
        }
        return common ?? .unknown
    }

    // MARK: Names

    /// Whether a name may stand for something other than the top-level type of a module.
    func isTaken(_ name: String, in file: SourceFacts, enclosing: [String]) -> Bool {
        if file.generics.contains(name) { return true }
        let around = ancestors(of: enclosing)
        for type in nested[name] ?? [] where around.contains(type.path[type.path.count - 2]) { return true }
        if file.types.contains(where: { $0.isLocal && $0.name == name }) { return true }
        if (modulesOfAliases[name] ?? []).contains(where: { sees($0, from: file) }) { return true }
        return (filesOfGenerics[name] ?? []).contains { index in
            sees(files[index].module, from: file)
                && files[index].types.contains { !$0.isExtension && enclosing.contains($0.name) }
        }
    }

    /// Whether sources declare a type of this name anywhere.
    func isDeclared(_ name: String) -> Bool { declared.contains(name) }

    /// Whether sources declare a type of this name in another module that a file sees.
    func isDeclared(_ name: String, besidesIn module: String, seenFrom file: SourceFacts) -> Bool {
        (declaringModules[name] ?? []).contains { $0 != module && sees($0, from: file) }
    }
}

/// The words at which the reader stops.
extension SourceReader {
    /// The kinds of code that are read, by the word that they begin with.
    enum Meaning {
        case `import`, type, alias, function, variable, loop, declaration, module, source, setting, invocation, main
        case request(CodeRequest.Form)
    }

    /// The meanings of words, by the hashes that tokens have.
    static let words: [UInt64: Meaning] = {
        var words: [UInt64: Meaning] = [:]
        func add(_ meaning: Meaning, for names: Word...) { for name in names { words[name.id] = meaning } }
        add(.import, for: "import")
        add(.type, for: "class", "struct", "enum", "actor", "protocol", "extension")
        add(.alias, for: "typealias", "associatedtype")
        add(.function, for: "func", "init", "subscript")
        add(.variable, for: "let", "var")
        add(.loop, for: "for")
        add(.declaration, for: "Singleton", "Prototype", "Scoped", "Value", "External")
        add(.module, for: "Module")
        add(
            .source, for: "DefinitionFile", "DefinitionContainer", "Configuration", "ConfigurationPart",
            "ConfigurationSource", "DefinitionSource", "Provides", "definitions")
        add(.request(.get), for: "get")
        add(.request(.provider), for: "provider")
        add(.request(.with), for: "with")
        add(.request(.getIfDeclared), for: "getIfDeclared")
        add(.request(.all), for: "all")
        add(.request(.resolving), for: "Resolving")
        add(.request(.injected), for: "Injected")
        add(.setting, for: "set")
        add(.invocation, for: "inject", "invoke", "invokeAll")
        add(.main, for: "main")
        return words
    }()

    /// Whether any word with these last ten bits of its hash means something.
    static let mayMean: [Bool] = {
        var table = Array(repeating: false, count: 0x400)
        for id in words.keys { table[Int(id & 0x3FF)] = true }
        return table
    }()
}

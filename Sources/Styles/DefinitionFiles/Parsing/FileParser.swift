internal import FileValues

/// Parses the root value of a file into its imports, parameters and services.
struct FileParser {
    let path: String
    var problems = FileProblems()
    private(set) var cost: FileCost
    private var language = ParsedFile.Language.swift

    /// The maximum length of a method name with its labels, among which every argument is looked up.
    private static let longestName = 4_096

    init(path: String, cost: FileCost) {
        self.path = path
        self.cost = cost
    }

    /// Parses a whole file.
    mutating func parse(_ value: FileValue?) -> ParsedFile {
        var file = ParsedFile(path: path)
        guard let value else { return file }
        let section = Section(Format.file, in: value, reportingTo: &problems)
        if let name = section.text("ContainerClass") {
            if FormatText.moduleName.accepts(name.value) {
                file.containerClass = name
            } else {
                problems.error(
                    .unknownWord, at: name.place, saying: "'\(name.value)' cannot be the name of a module of Swift",
                    help: "use letters, digits and '_' only, a letter first")
            }
        }
        if let word = section.text("Language") {
            if let known = ParsedFile.Language(rawValue: word.value) {
                language = known
            } else {
                problems.error(
                    .unknownWord, at: word.place,
                    saying: "'\(word.value)' is not a known language; write 'Swift' or 'ObjC'")
            }
        }
        file.language = language
        file.base = layer(section)
        // Keys that begin with `x-` only hold YAML anchors.
        for entry in section.prefixed where entry.key.hasPrefix("when@") {
            let name = String(entry.key.dropFirst("when@".count))
            file.profiles.append(
                (
                    Located(name, at: entry.place),
                    layer(Section(Format.profile, in: entry.value, reportingTo: &problems))
                ))
        }
        return file
    }

    private mutating func layer(_ section: Section) -> ParsedFile.Layer {
        var layer = ParsedFile.Layer()
        if let imports = section["Import"] { layer.imports = texts(imports, of: "a path") }
        if let parameters = section["Parameters"], case .map(let entries) = parameters.content {
            for entry in entries {
                if let parameter = parameter(entry) { layer.parameters.append(parameter) }
            }
            report(doubles: layer.parameters.map { Located($0.key, at: $0.place) }, "parameters")
        }
        if let defaults = section["Defaults"] {
            var entry = ServiceEntry(id: Located("", at: defaults.place))
            let section = Section(Format.defaults, in: defaults, reportingTo: &problems)
            readCommon(section, into: &entry)
            layer.defaults = entry
        }
        if let services = section["Services"], case .map(let entries) = services.content {
            for entry in entries {
                if let problem = cost.problem(adding: .service, at: entry.place) { problems.add(problem) }
                guard !cost.isExceeded else { break }
                if let service = service(entry) { layer.services.append(Shared(service)) }
            }
            report(doubles: layer.services.map(\.value.id), "services")
        }
        return layer
    }

    // MARK: Small things

    /// The texts of a list, or a single text.
    mutating func texts(_ value: FileValue, of what: String) -> [Located<String>] {
        guard case .list(let members) = value.content else {
            return value.plainText.map { [Located($0, at: value.place)] } ?? []
        }
        return members.compactMap { member in
            guard let text = member.plainText, member.tag == nil else {
                problems.wrongShape("this list", wants: what, of: member)
                return nil
            }
            return Located(text, at: member.place)
        }
    }

    private mutating func parameter(_ entry: FileEntry) -> FileEntry? {
        guard FormatText.parameterName.accepts(entry.key) else {
            problems.error(
                .unknownWord, at: entry.place,
                saying: "'\(entry.key)' cannot be the name of a parameter: no spaces and no '%'")
            return nil
        }
        entry.value.report(&problems)
        return entry
    }

    /// Reports names that differ only in case.
    private mutating func report(doubles names: [Located<String>], _ what: String) {
        var first: [String: Located<String>] = [:]
        for name in names {
            if let other = first.updateValue(name, forKey: folded(name.value)) {
                problems.error(
                    .differsByCase, at: name.place,
                    saying: "'\(name.value)' and '\(other.value)' are the same name: case does not matter for \(what)",
                    notes: [FileProblem.Note("'\(other.value)' is here", at: other.place)], help: "rename one of them")
            }
        }
    }

    /// Parses a method name, and reports a spelling that the file's `Language` does not allow.
    mutating func method(_ text: Located<String>) -> Located<MethodName>? {
        guard text.value.utf8.count <= FileParser.longestName else {
            problems.error(
                .tooLarge, at: text.place,
                saying:
                    "the name of a method has \(text.value.utf8.count) bytes; at most \(FileParser.longestName) are read"
            )
            return nil
        }
        guard let (name, spelling) = MethodName.read(text.value) else {
            problems.error(
                .badMethod, at: text.place, saying: "'\(text.value)' is not an initializer or method name",
                help: language == .swift
                    ? "write it like 'init(engine:)' or 'start(at:)'"
                    : "write it like 'initWithEngine:' or 'init(engine:)'")
            return nil
        }
        if spelling == .objectiveC, language == .swift {
            problems.error(
                .badMethod, at: text.place, saying: "'\(text.value)' is an Objective-C selector",
                help: "write '\(name)', or 'Language: ObjC' at the top of the file")
        }
        return Located(name, at: text.place)
    }
}

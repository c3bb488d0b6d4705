import CAlchemic

// What the check needs to know of types that are known only at run time. The only place that reads the runtime.

/// Whether an object declared as `type` can be provided as `wanted`: the same type, a superclass, or a protocol.
///
/// A protocol with constraints, `any P<Int>`, cannot be checked here, and the answer is false; `.as(_:_:)` promises
/// those.
package func fits(_ type: Any.Type, _ wanted: Any.Type) -> Bool {
    if type == wanted { return true }
    func isSubclass<Wanted>(_: Wanted.Type) -> Bool { type is Wanted.Type }
    func conforms<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
    if wanted is AnyClass { return _openExistential(wanted, do: isSubclass) }
    guard isExistential(wanted) else { return false }
    let conformance = Conformance(of: type, to: wanted)
    guard conformance == .undecided else { return conformance != .none }
    // `any P.Type`, built from `any P`: a cast to it has the runtime check whether the type conforms.
    return _openExistential(metatype(of: wanted), do: conforms)
}

/// Where values of a type may be used as values of a protocol.
package enum Conformance {
    case none
    case everywhere
    /// On a global actor only: the conformance is isolated, `@MainActor P`.
    case onActor
    /// Only a cast can find out.
    case undecided

    /// How `type` conforms to `any P`, or to a composition.
    ///
    /// Read from what the compiler wrote: whether a cast succeeds depends on the actor it runs on, and on the system.
    package init(of type: Any.Type, to existential: Any.Type) {
        let conformance = alchemic_conformance_of(metadata(of: type), metadata(of: existential))
        switch conformance {
        case alchemic_conformance_everywhere: self = .everywhere
        case alchemic_conformance_on_actor: self = .onActor
        case alchemic_conformance_none: self = .none
        default: self = .undecided
        }
    }
}

/// Whether a type is `any P`, or a composition of such.
package func isExistential(_ type: Any.Type) -> Bool {
    let kind = metadataKind(of: type)
    return kind == 0x303 || kind == 0x307
}

/// Whether a type is a protocol with constraints on its associated types.
func isConstrainedExistential(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x307 }

/// Whether a type is a function type.
func isFunction(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x302 }

/// Whether a type may be one of the forms: for other types, the runtime takes longer the larger the program is.
func mayBeForm(_ type: Any.Type) -> Bool {
    switch metadataKind(of: type) {
    case 0x202: true
    case 0x200: FormKind.typeNames.contains(nominalName(of: type))
    default: false
    }
}

/// The superclass of a class, if it has one.
package func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

/// A type's name as it is written in code: `any P`, `[any P]`, `T?`.
@usableFromInline
package func spelling(of type: Any.Type) -> String { spelling(of: type, qualified: false) }

/// The same, with or without the modules and enclosing types of all names in it.
func spelling(of type: Any.Type, qualified isQualified: Bool) -> String {
    let text = isQualified ? qualifiedName(of: type) : withoutPacks(_typeName(type, qualified: false))
    if isExistential(type) {
        let name = isConstrainedExistential(type) ? withoutRequirements(text) : text
        return name.hasPrefix("any ") || name == "Any" || name == "AnyObject" ? name : "any \(name)"
    }
    guard text.utf8.last == UInt8(ascii: ">") else { return text }
    guard let outer = TypeShape(type).outer else {
        guard mayBeForm(type), let dictionary = type as? any SpelledDictionary.Type else { return text }
        let (key, value) = dictionary.types
        return "[\(spelling(of: key, qualified: isQualified)): \(spelling(of: value, qualified: isQualified))]"
    }
    let element = spelling(of: outer.witness.element, qualified: isQualified)
    switch outer.form {
    case .optional: return element.hasPrefix("any ") ? "(\(element))?" : "\(element)?"
    case .list: return "[\(element)]"
    case .dictionary: return "[String: \(element)]"
    case .lazy, .provider, .asyncProvider, .scopeProvider:
        let inside = [element] + outer.witness.arguments.map { spelling(of: $0, qualified: isQualified) }
        return "\(text.prefix { $0 != "<" })<\(inside.joined(separator: ", "))>"
    }
}

/// A dictionary by whatever key, of which one by names only is a form.
private protocol SpelledDictionary {
    static var types: (key: Any.Type, value: Any.Type) { get }
}

extension Dictionary: SpelledDictionary {
    static var types: (key: Any.Type, value: Any.Type) { (Key.self, Value.self) }
}

/// `Provider<User>` and `Provider<User, Int>`, from the runtime's `Provider<User, Pack{}>` and `Provider<User, Pack{Int}>`.
private func withoutPacks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var rest = text[...]
    var result = ""
    while let start = rest.firstIndex(ofText: "Pack{") {
        result += rest[..<start]
        rest = rest[start...].dropFirst(5)
        if rest.first == "}", result.hasSuffix(", ") { result.removeLast(2) }
    }
    result += rest
    result.removeAll { $0 == "}" }
    return result
}

/// `Repository<User>`, from the runtime's `Repository<Self.Repository.Entity == User>`.
private func withoutRequirements(_ text: String) -> String {
    guard let start = text.firstIndex(of: "<") else { return text }
    var rest = text[start...].dropFirst()
    var result = text[...start]
    while rest.hasPrefix("Self."), let equals = rest.firstIndex(ofText: " == ") {
        rest = rest[equals...].dropFirst(4)
        let end = rest.firstIndex(ofText: ", Self.") ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
        if rest.hasPrefix(", ") {
            result += ", "
            rest = rest.dropFirst(2)
        }
    }
    return String(result + rest)
}

/// A type's name with its Swift module: the default name of its definition.
///
/// For a type that is private or local, the runtime also gives an address, which would differ from run to run: it is
/// left out.
package func qualifiedName(of type: Any.Type) -> String {
    let text = withoutPacks(_typeName(type))
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    var name = text[...]
    var result = ""
    while let start = name.firstIndex(ofText: "(unknown context at ") {
        result += name[..<start]
        name = name[start...]
        guard let end = name.firstIndex(ofText: ").") else { break }
        name = name[end...].dropFirst(2)
    }
    return result + name
}

/// Whether a type is private or local, so that several may have its qualified name.
func isPrivateOrLocal(_ type: Any.Type) -> Bool { _typeName(type).contains("(unknown context") }

extension Substring {
    /// Where a text first begins; the standard library's search is in Foundation.
    fileprivate func firstIndex(ofText text: String) -> Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}

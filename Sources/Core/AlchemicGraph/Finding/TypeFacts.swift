import CAlchemic

// Facts about types that are known only at run time, and the spelling of their names.

/// Whether an object declared as `type` can be provided as `wanted`: the same type, a superclass, or a protocol.
///
/// The result is false for a protocol with constraints, such as `any P<Int>`, which cannot be checked at run time. A
/// declaration promises such a type by `.as(_:_:)`.
package func fits(_ type: Any.Type, _ wanted: Any.Type) -> Bool {
    if type == wanted { return true }
    func isSubclass<Wanted>(_: Wanted.Type) -> Bool { type is Wanted.Type }
    func conforms<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
    if wanted is AnyClass { return _openExistential(wanted, do: isSubclass) }
    guard isExistential(wanted) else { return false }
    let conformance = Conformance(of: type, to: wanted)
    guard conformance == .undecided else { return conformance != .none }
    // A cast to `any P.Type`, built from `any P`, makes the runtime check the conformance.
    return _openExistential(metatype(of: wanted), do: conforms)
}

/// The isolation of a type's conformance to a protocol.
package enum Conformance {
    case none
    case everywhere
    /// The conformance is isolated to a global actor, such as `@MainActor P`.
    case onActor
    /// Only a cast can tell.
    case undecided

    /// Finds the conformance of `type` to `any P`, or to a composition.
    ///
    /// The answer comes from the compiler's conformance records: the result of a cast depends on the current actor and on the
    /// operating system.
    package init(of type: Any.Type, to existential: Any.Type) {
        switch alchemic_conformance_of(metadata(of: type), metadata(of: existential)) {
        case alchemic_conformance_everywhere: self = .everywhere
        case alchemic_conformance_on_actor: self = .onActor
        case alchemic_conformance_none: self = .none
        default: self = .undecided
        }
    }
}

/// Whether a type is `any P`, or a composition of protocols.
package func isExistential(_ type: Any.Type) -> Bool {
    let kind = metadataKind(of: type)
    return kind == 0x303 || kind == 0x307
}

/// Whether a type is a protocol with constraints on its associated types.
func isConstrainedExistential(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x307 }

/// Whether a type is a function type.
func isFunction(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x302 }

/// Whether a type may be a form.
///
/// The test excludes most types cheaply: the runtime takes longer to find that a type does not conform the larger the
/// program is.
func mayBeForm(_ type: Any.Type) -> Bool {
    switch metadataKind(of: type) {
    case 0x202: true
    case 0x200: FormKind.typeNames.contains(nominalName(of: type))
    default: false
    }
}

/// The superclass of a class, if it has one.
package func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

/// A type's name as it is written in code, with or without modules and enclosing types: `any P`, `[any P]`, `T?`.
@usableFromInline
package func spelling(of type: Any.Type, qualified isQualified: Bool = false) -> String {
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
    let element = spelling(of: outer.element, qualified: isQualified)
    switch outer.form {
    case .optional: return element.hasPrefix("any ") ? "(\(element))?" : "\(element)?"
    case .list: return "[\(element)]"
    case .dictionary: return "[String: \(element)]"
    case .lazy, .provider, .asyncProvider, .scopeProvider:
        let inside = [element] + outer.arguments.map { spelling(of: $0, qualified: isQualified) }
        return "\(text.prefix { $0 != "<" })<\(inside.joined(separator: ", "))>"
    }
}

/// A dictionary with keys of any type.
///
/// Only dictionaries with `String` keys are forms.
private protocol SpelledDictionary {
    static var types: (key: Any.Type, value: Any.Type) { get }
}

extension Dictionary: SpelledDictionary {
    static var types: (key: Any.Type, value: Any.Type) { (Key.self, Value.self) }
}

/// A type as an argument in code, with parentheses where its name has several words.
package func metatype(called name: String) -> String { name.contains(" ") ? "(\(name)).self" : "\(name).self" }

/// Removes packs: the runtime's `Provider<User, Pack{}>` is `Provider<User>`, and `Provider<User, Pack{Int}>` is
/// `Provider<User, Int>`.
private func withoutPacks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var text = text
    // In this order: an empty pack goes with the comma before it, then the braces of the others.
    for part in [", Pack{}", "Pack{", "}"] {
        while let start = text[...].firstIndex(ofText: part) {
            text.removeSubrange(start..<text.index(start, offsetBy: part.count))
        }
    }
    return text
}

/// Removes requirements: the runtime's `Repository<Self.Repository.Entity == User>` is `Repository<User>`.
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
/// The runtime's name of a private or local type contains an address. It is left out, because it differs from run to run.
package func qualifiedName(of type: Any.Type) -> String {
    var text = withoutPacks(_typeName(type))
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    while let start = text[...].firstIndex(ofText: "(unknown context at "),
        let end = text[start...].firstIndex(ofText: ").")
    {
        text.removeSubrange(start..<text.index(end, offsetBy: 2))
    }
    return text
}

/// Whether a type is private or local, so that several may have its qualified name.
func isPrivateOrLocal(_ type: Any.Type) -> Bool { _typeName(type).contains("(unknown context") }

extension Substring {
    /// The index of the first occurrence of a text.
    ///
    /// A search of this kind is in Foundation, not in the standard library.
    fileprivate func firstIndex(ofText text: String) -> Index? { indices.first { self[$0...].hasPrefix(text) } }
}

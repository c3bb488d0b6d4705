import CAlchemic

// What the check asks of types that are known only as the program runs. The one place that reads the runtime.

/// Whether an object declared as `type` can be handed out as `wanted`: the same type, a superclass, or a protocol.
///
/// A protocol with constraints, `any P<Int>`, cannot be asked about here and is answered with false; `.as(_:_:)` promises
/// those.
func fits(_ type: Any.Type, _ wanted: Any.Type) -> Bool {
    if type == wanted { return true }
    func isSubclass<Wanted>(_: Wanted.Type) -> Bool { type is Wanted.Type }
    func conforms<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
    if wanted is AnyClass { return _openExistential(wanted, do: isSubclass) }
    guard isExistential(wanted) else { return false }
    // `any P.Type`, made from `any P`: a cast to it asks the runtime whether the type conforms.
    let metadata = swift_getExistentialMetatypeMetadata(unsafeBitCast(wanted, to: UnsafeRawPointer.self))
    return _openExistential(unsafeBitCast(metadata, to: Any.Type.self), do: conforms)
}

/// Whether a type is `any P`, or a composition of such.
func isExistential(_ type: Any.Type) -> Bool {
    let kind = metadataKind(of: type)
    return kind == 0x303 || kind == 0x307
}

/// Whether a type is a protocol with constraints on its associated types.
func isConstrainedExistential(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x307 }

/// The kind word at the start of a type's metadata; for classes it is a pointer, or zero.
private func metadataKind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
}

/// The superclass of a class, if it has one.
func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

/// A type's name as it is written in code, with its protocols as `any P`.
@usableFromInline
func spelling(of type: Any.Type) -> String {
    let text = String(describing: type)
    return isExistential(type) && !text.hasPrefix("any ") && text != "Any" && text != "AnyObject" ? "any \(text)" : text
}

/// A type's name with its Swift module: the default name of its definition.
func qualifiedName(of type: Any.Type) -> String { String(reflecting: type) }

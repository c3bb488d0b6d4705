import CAlchemic

// Reads type metadata, for facts that Swift has no API for.

/// The address of a type's metadata, which identifies the type.
@inlinable
package func identity(of type: Any.Type) -> Int { unsafeBitCast(type, to: Int.self) }

func metadata(of type: Any.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

/// The type `any P.Type` for `any P`.
func metatype(of existential: Any.Type) -> Any.Type {
    unsafeBitCast(swift_getExistentialMetatypeMetadata(metadata(of: existential)), to: Any.Type.self)
}

/// The name of a structure without its module, from the compiler's record, which all types of a generic structure share.
func nominalName(of structure: Any.Type) -> String {
    // The mask removes the signature, which is in the highest bits on platforms with signed pointers.
    let address = unsafeBitCast(structure, to: UnsafePointer<Int>.self)[1] & 0x7FFF_FFFF_FFFF
    // The record's third field is the distance from the field to the name.
    guard let field = UnsafePointer<Int32>(bitPattern: address + 8) else { return "" }
    return literalText(at: address + 8 + Int(field.pointee))
}

/// The kind word at the start of a type's metadata; for classes it is a pointer, or zero.
func metadataKind(of type: Any.Type) -> Int { unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee }

/// The text that ends with a zero byte at the address; empty for an address of zero.
func literalText(at address: Int) -> String {
    UnsafePointer<UInt8>(bitPattern: address).map { String(cString: $0) } ?? ""
}

import CAlchemic

// What the runtime knows and Swift does not say.

/// What tells a type apart from all others: the address of its metadata.
@inlinable
@inline(__always)
func identity(of type: Any.Type) -> Int { unsafeBitCast(type, to: Int.self) }

func metadata(of type: Any.Type) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

func metatype(of existential: Any.Type) -> Any.Type {
    unsafeBitCast(swift_getExistentialMetatypeMetadata(metadata(of: existential)), to: Any.Type.self)
}

/// The address of the compiler's record of a structure, which all types of a generic structure share.
func descriptor(of type: Any.Type) -> Int {
    // Where pointers are signed, the signature is in the highest bits, and differs for each type.
    unsafeBitCast(type, to: UnsafePointer<Int>.self)[1] & 0x7FFF_FFFF_FFFF
}

/// The kind word at the start of a type's metadata; for classes it is a pointer, or zero.
func metadataKind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
}

func literalText(at address: Int) -> String {
    UnsafePointer<UInt8>(bitPattern: address).map { String(cString: $0) } ?? ""
}

/// A main-actor function as one that is called without asking: by the code that knows that this is the main actor.
///
/// The standard library's `MainActor.assumeIsolated` does the same, for `Sendable` results only.
func assumingMain<Input, Output>(
    _ body: @escaping @MainActor @Sendable (Input) throws -> Output
) -> (Input) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((Input) throws -> Output).self)
}

func assumingMain<First, Second, Output>(
    _ body: @escaping @MainActor @Sendable (First, Second) throws -> Output
) -> (First, Second) throws -> Output {
    MainActor.preconditionIsolated("a container runs main-actor code on the main actor")
    return unsafeBitCast(body, to: ((First, Second) throws -> Output).self)
}

package func isOnMainActor() -> Bool { alchemic_is_on_main_actor() }

extension TaskLocal {
    /// The address at which the calling task keeps the value; 0 if none is bound.
    ///
    /// It is found in a third of the time that reading the value takes, which is made for any type.
    var place: Int {
        Int(bitPattern: alchemic_task_local_place(Unmanaged.passUnretained(self).toOpaque()))
    }
}

/// A place where one thread sleeps until another wakes it; a wake-up before the sleep is kept.
struct Gate: ~Copyable, Sendable {
    nonisolated(unsafe) private let gate = alchemic_gate_create()

    deinit { alchemic_gate_destroy(gate) }

    func wait() { alchemic_gate_wait(gate) }
    func open() { alchemic_gate_open(gate) }
}

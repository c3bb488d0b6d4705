/// A prototype's factory, ready to be called with a caller's arguments where they lie: no box is made for any.
///
/// The factory reads one link for each parameter. Here the links are copied to the stack, and an argument's is its
/// address instead of a producer: shifted by one, with the lowest bit set, which no producer's address has.
/// ``Arguments/nextOrGiven(_:)`` reads it.
///
/// `@unchecked`: the container's wiring keeps what it refers to, which never changes.
@usableFromInline
struct DirectCall: @unchecked Sendable {
    @usableFromInline let call: Unmanaged<AnyCall>
    @usableFromInline let links: UnsafeRawPointer
    /// A bit for each parameter that is left to the caller.
    @usableFromInline let given: UInt64
    @usableFromInline let count: Int

    /// Nil if more than a call is to be done, or the addresses leave no bit.
    init?(_ producer: PrototypeProducer) {
        let dependencies = producer.parameters.dependencies
        guard let call = producer.plainCall, producer.node.takesArguments, producer.node.inner == nil,
            dependencies.count <= 64, UInt.bitWidth == 64, call._withUnsafeGuaranteedRef(\.readsGiven)
        else { return nil }
        self.call = call
        links = UnsafeRawPointer(producer.links)
        count = dependencies.count
        given = dependencies.indices.reduce(0) { $0 | (dependencies[$1].plan.isArgument ? 1 << UInt64($1) : 0) }
    }

    /// Calls the factory.
    @inlinable
    @inline(__always)
    func value<Value, each Argument>(_ context: Context, _ arguments: repeat each Argument) throws -> Value {
        // Side by side in memory, each at the next address that its alignment allows.
        var tuple = (repeat each arguments)
        return try withUnsafeMutablePointer(to: &tuple) { start in
            try withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { links in
                let memory = links.baseAddress.unsafelyUnwrapped
                memory.initialize(from: self.links.assumingMemoryBound(to: UInt.self), count: count)
                var address = UInt(bitPattern: start)
                var left = given
                repeat Self.place((each Argument).self, &address, in: memory, &left)
                return try call._withUnsafeGuaranteedRef {
                    try unsafeDowncast($0, to: Call<Value>.self).make(
                        Arguments(
                            UnsafeRawPointer(memory).assumingMemoryBound(to: Unmanaged<Producer>.self), context))
                }
            }
        }
    }

    @inlinable
    @inline(__always)
    static func place<Placed>(
        _: Placed.Type, _ address: inout UInt, in links: UnsafeMutablePointer<UInt>, _ left: inout UInt64
    ) {
        let mask = UInt(MemoryLayout<Placed>.alignment) &- 1
        address = (address &+ mask) & ~mask
        links[left.trailingZeroBitCount] = address << 1 | 1
        left &= left &- 1
        address &+= UInt(MemoryLayout<Placed>.size)
    }
}

extension Arguments {
    /// The argument at `index`, which is moved to the next one: from a producer, or where a caller has put it.
    @inlinable
    @inline(__always)
    package func nextOrGiven<Value>(_ index: inout Int) throws -> Value {
        let word = UnsafeRawPointer(links + index).load(as: UInt.self)
        guard word & 1 != 0, let given = UnsafePointer<Value>(bitPattern: word >> 1) else { return try next(&index) }
        index += 1
        return given.pointee
    }
}

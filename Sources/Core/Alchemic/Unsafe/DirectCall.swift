/// A prototype's factory, to be called with a caller's arguments at their own addresses, without a box for each.
///
/// The factory reads one link for each parameter. For a direct call, the links are copied to the stack, and the link of an
/// argument is its address instead of a producer's: shifted by one, with the lowest bit set, which no producer's address has.
/// ``Arguments/nextOrGiven(_:)`` reads such a link. A direct call takes a seventh of the instructions of boxes, arrays and
/// producers.
@usableFromInline
struct DirectCall: Sendable {
    /// The prototype's ``Call``, which the definition keeps.
    @usableFromInline let call: Reference<AnyObject>
    /// The links of the producer, which each call copies.
    @usableFromInline let links: LinkMemory
    /// A bit for each parameter that is left to the caller.
    @usableFromInline let given: UInt64
    /// The number of links, one for each parameter; at most 64, since ``given`` has a bit for each.
    @usableFromInline let count: Int

    /// Returns nil if making the object takes more than a call, or if addresses have no spare bit.
    init?(_ producer: Producer) {
        guard let producer = producer as? NodeProducer, let call = producer.plainCall, producer.node.takesArguments,
            producer.node.plainCall?.readsGiven == true, producer.node.inner == nil, UInt.bitWidth == 64
        else { return nil }
        let dependencies = producer.parameters.dependencies
        guard dependencies.count <= 64 else { return nil }
        self.call = call
        links = producer.links
        count = dependencies.count
        given = dependencies.indices.reduce(0) { $0 | (dependencies[$1].query.isArgument ? 1 << UInt64($1) : 0) }
    }

    /// Calls the factory; the arguments stay in a local tuple, to which their links point during the call.
    @inlinable
    func value<Value, each Argument>(in context: Context, _ arguments: repeat each Argument) throws -> Value {
        // The elements of a tuple are side by side in memory, each at the next address that its alignment allows.
        var tuple = (repeat each arguments)
        return try withUnsafeMutablePointer(to: &tuple) { start in
            try withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { words in
                let memory = UnsafeMutableRawPointer(words.baseAddress.unsafelyUnwrapped)
                memory.copyMemory(from: links.start, byteCount: count &* MemoryLayout<UInt>.size)
                var address = UInt(bitPattern: start)
                var left = given
                repeat Self.storeAddress(of: (each Argument).self, from: &address, in: words, left: &left)
                let links = LinkMemory(memory.assumingMemoryBound(to: Reference<Producer>.self))
                return try call.made(Arguments(links, in: context))
            }
        }
    }

    /// Stores the address of the next element of the tuple in the link of the next parameter of `left`, and steps past both.
    @inlinable
    static func storeAddress<Argument>(
        of _: Argument.Type, from address: inout UInt, in links: UnsafeMutableBufferPointer<UInt>, left: inout UInt64
    ) {
        let mask = UInt(MemoryLayout<Argument>.alignment) &- 1
        address = (address &+ mask) & ~mask
        links[left.trailingZeroBitCount] = address << 1 | 1
        left &= left &- 1
        address &+= UInt(MemoryLayout<Argument>.size)
    }
}

extension Arguments {
    /// Returns the argument at `index`, from its producer or from the address where a caller has put it, and advances the index.
    @inlinable
    package func nextOrGiven<Value>(_ index: inout Int) throws -> Value {
        let word = UnsafeRawPointer(links.start + index).load(as: UInt.self)
        guard word & 1 != 0, let given = UnsafePointer<Value>(bitPattern: word >> 1) else { return try next(&index) }
        index += 1
        return given.pointee
    }
}

public import Alchemic

extension Container {
    /// The container for an object: its own if it owns one, else the nearest of its owners', else the application's.
    ///
    /// The walk asks each object for its ``Owned/owningObject`` as it stands at the moment, in the caller's isolation: walk along
    /// objects of the main actor there.
    ///
    /// - Parameters:
    ///   - object: Where to begin.
    ///   - application: What is returned where no owner has a container; without one, that is the main container, if there
    ///     is one.
    /// - Returns: The container.
    /// - Throws: An ``OwnerError`` if nobody has a container, or the owners go round in a circle.
    public static func nearest(to object: AnyObject, application: Container? = nil) throws(OwnerError) -> Container {
        var walked: [Any.Type] = []
        if let container = try nearest(from: object, application, &walked) { return container }
        throw .noContainer(walked: walked)
    }

    static func nearest(
        from object: AnyObject?, _ application: Container?, _ walked: inout [Any.Type]
    ) throws(OwnerError) -> Container? {
        // Each is kept while the walk goes on: one that ended could be mistaken for another in its place.
        var met: [AnyObject] = []
        var next = object
        while let object = next {
            walked.append(type(of: object))
            if met.contains(where: { $0 === object }) { throw .circle(walked) }
            met.append(object)
            if let bound = (object as? any ContainerOwner)?.boundContainer { return bound.container }
            next = (object as? any Owned)?.owningObject
        }
        return application ?? main.container
    }
}

/// Why no container was found for an object.
public struct OwnerError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The word.
        public let description: String

        /// Neither the object, nor an owner, nor the application has a container.
        public static let noContainer = Code(description: "no-container")
        /// An owner belongs to what it owns.
        public static let ownersInCircle = Code(description: "owners-in-circle")
    }

    /// The kind of failure.
    public let code: Code
    /// The failure in words, with the way that was walked and what to do about it.
    public let description: String

    static func noContainer(walked types: [Any.Type]) -> OwnerError {
        OwnerError(
            code: .noContainer,
            description: """
                error: [no-container] no container was found for an object of \(names(types.prefix(1)))
                  path:   \(names(types[...]))
                  help:   `bind` a container to one of these owners, let the last one say who owns it (`Owned`), or give the \
                application's: `Container.nearest(to: object, application: container)`
                """)
    }

    static func circle(_ types: [Any.Type]) -> OwnerError {
        OwnerError(
            code: .ownersInCircle,
            description: """
                error: [owners-in-circle] the owners of an object go round in a circle
                  path:   \(names(types[...])), which was met before
                  help:   let one of them return nil as its `owningObject`
                """)
    }

    private static func names(_ types: ArraySlice<Any.Type>) -> String {
        types.map { "`\($0)`" }.joined(separator: " -> ")
    }
}

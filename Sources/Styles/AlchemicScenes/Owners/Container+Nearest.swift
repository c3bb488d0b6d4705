public import Alchemic
import ApplicationState

extension Container {
    /// The container for an object: its own if it owns one, else the nearest of its owners', else the application's.
    ///
    /// The walk reads each object's ``Owned/owningObject`` as it stands at the moment, in the caller's isolation: walk along
    /// objects of the main actor there.
    ///
    /// - Parameters:
    ///   - object: Where to begin.
    ///   - application: What is returned where no owner has a container; without one, that is the main container, if there
    ///     is one.
    /// - Returns: The container.
    /// - Throws: An ``OwnerError`` if nothing has a container, or the owners form a cycle.
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
        return application ?? ApplicationContainer.current
    }
}

public import Alchemic
import ApplicationState

extension Container {
    /// Finds the container for an object: its own, or else the nearest owner's, or else the application's.
    ///
    /// The walk reads the current ``Owned/owningObject`` of each object, in the caller's isolation: call this method on the main
    /// actor for main-actor objects.
    ///
    /// - Parameters:
    ///   - object: The object at which the walk begins.
    ///   - application: The result if no owner has a container; without one, the main container, if there is one.
    /// - Returns: The container.
    /// - Throws: An ``OwnerError`` if no object has a container, or the owners form a cycle.
    public static func nearest(to object: AnyObject, application: Container? = nil) throws(OwnerError) -> Container {
        var walked: [Any.Type] = []
        if let container = try nearest(from: object, in: application, walking: &walked) { return container }
        throw .noContainer(walked: walked)
    }

    /// Walks along the owners, and adds the type of each visited object to `walked`; nil if there is no container.
    static func nearest(
        from object: AnyObject?, in application: Container?, walking walked: inout [Any.Type]
    ) throws(OwnerError) -> Container? {
        // Strong references: the address of a released object could be that of a later one.
        var met: [AnyObject] = []
        var next = object
        while let object = next {
            walked.append(type(of: object))
            if met.contains(where: { $0 === object }) { throw .cycle(walked) }
            met.append(object)
            if let bound = (object as? any ContainerOwner)?.boundContainer { return bound.container }
            next = (object as? any Owned)?.owningObject
        }
        return application ?? ApplicationContainer.current
    }
}

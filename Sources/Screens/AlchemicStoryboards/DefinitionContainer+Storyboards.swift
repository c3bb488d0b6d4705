public import AlchemicFiles

extension DefinitionContainer {
    /// Resolves the attributes that objects from storyboards and nib files have under `alchemic`.
    ///
    /// One container resolves them at a time, and is retained until another one does. Attributes of objects that have been loaded
    /// before wait for the first container. See <doc:/AlchemicScenes/ApplePlatforms>.
    ///
    /// - Parameter report: Called with each attribute that could not be set, because a storyboard cannot handle errors.
    @MainActor
    public func resolveStoryboardAttributes(
        reportingTo report: @escaping @MainActor (DesignedAttributeProblem) -> Void
    ) {
        AttributeSetting.shared.begin(with: self, reportingTo: report)
    }

    /// Stops resolving attributes: those of objects that are loaded from now on wait.
    @MainActor
    public func stopResolvingStoryboardAttributes() { AttributeSetting.shared.end(with: self) }
}

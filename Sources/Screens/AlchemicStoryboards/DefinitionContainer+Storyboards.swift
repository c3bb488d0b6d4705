public import AlchemicFiles

extension DefinitionContainer {
    /// Lets this container say what the attributes mean that objects from storyboards and nib files have under
    /// `alchemic`.
    ///
    /// One container does so at a time, and is kept until another one does. Attributes of objects that have been loaded
    /// before wait for it. See <doc:/AlchemicScenes/ApplePlatforms>.
    ///
    /// - Parameter report: Called with each attribute that could not be set: a storyboard cannot be told.
    @MainActor
    public func resolveStoryboardAttributes(
        reportingTo report: @escaping @MainActor (DesignedAttributeProblem) -> Void
    ) {
        AttributeSetting.shared.begin(with: self, reportingTo: report)
    }

    /// Lets this container say no more what attributes mean: those of objects that are loaded from now on wait.
    @MainActor
    public func stopResolvingStoryboardAttributes() { AttributeSetting.shared.end(with: self) }
}

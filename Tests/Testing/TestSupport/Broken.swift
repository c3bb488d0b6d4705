/// What a factory or a step throws that is to fail.
public struct Broken: Error, Equatable {
    public var part: String

    public init(_ part: String = "engine") { self.part = part }
}

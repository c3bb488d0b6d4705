/// What a factory or a step throws that is to fail.
package struct Broken: Error, Equatable {
    package var part: String

    package init(_ part: String = "engine") { self.part = part }
}

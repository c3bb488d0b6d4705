/// What takes something in a form, and shows what it has been given.
final class Taker<Form: Sendable>: Sendable {
    let form: Form
    init(_ form: Form) { self.form = form }
}

/// What takes something, whether that is `Sendable` or not.
struct Takes<Dependency> {
    init(_ dependency: Dependency) {}
}

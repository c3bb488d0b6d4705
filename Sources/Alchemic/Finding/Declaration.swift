/// What a self-declaring type says of itself.
public struct Declaration<Declared> {
    /// The definitions so far.
    var definitions: [Definition] = []
}

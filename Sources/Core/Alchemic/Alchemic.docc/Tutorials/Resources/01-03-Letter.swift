/// A letter that waits to be sent.
struct Letter: Sendable {
    let name: String
    let recipient: String
    let text: String
}

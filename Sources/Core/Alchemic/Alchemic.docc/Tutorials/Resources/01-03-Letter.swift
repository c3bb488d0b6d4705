struct Letter: Sendable {
    let name: String
    let recipient: String
    let text: String
}

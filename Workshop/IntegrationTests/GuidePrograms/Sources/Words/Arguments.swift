/// What the shell says.
struct Arguments: Sendable {
    let command: String
    let file: String

    init?(_ arguments: [String]) {
        guard arguments.count == 2 else { return nil }
        (command, file) = (arguments[0], arguments[1])
    }
}

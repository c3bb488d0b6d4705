struct Settings: Sendable {
    var outbox = "outbox"
    var sent = "sent"
    var journal = "journal.txt"
}

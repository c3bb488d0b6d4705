import Alchemic

/// What happened to one letter: in the journal, it stands in one piece.
actor Report: Stoppable {
    private let letter: Letter
    private let messageID: MessageID
    private let journal: Journal
    private var events: [String] = []

    init(letter: Letter, messageID: MessageID, journal: Journal) {
        self.letter = letter
        self.messageID = messageID
        self.journal = journal
    }

    func add(_ event: String) {
        events.append(event)
    }

    func stop() async throws {
        try await journal.note("\(letter.name) \(messageID.text): \(events.joined(separator: ", "))")
    }
}

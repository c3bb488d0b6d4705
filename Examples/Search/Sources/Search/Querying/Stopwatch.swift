import Alchemic
import Foundation

/// Measures a query, from its first moment to the end of its scope.
struct Stopwatch: Stoppable, Sendable {
    private let question: Question
    private let clock: any TimeSource
    private let journal: Journal
    private let begin: Date

    init(question: Question, clock: any TimeSource, journal: Journal) {
        self.question = question
        self.clock = clock
        self.journal = journal
        begin = clock.now()
    }

    func stop() {
        journal.note(Journal.Entry(query: question.text, duration: clock.now().timeIntervalSince(begin)))
    }
}

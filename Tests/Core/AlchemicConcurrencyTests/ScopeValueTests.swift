import Alchemic
import TestSupport
import Testing

extension Scope {
    fileprivate static let request: Scope = "request"
}

private final class Question: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

private final class Answer: Sendable {
    let question: Question
    init(question: Question) { self.question = question }
}

private final class Page: @unchecked Sendable {
    var answer: Answer?
    var isDone = false
}

private final class Library: Sendable {}

@Suite("Scopes that are opened with their values", .statement("T10"))
struct ScopeValueTests {
    private let module = Module("server") {
        Singleton(Library.init)
        External(Question.self, in: .request)
        Scoped(.request, Answer.init(question:))
        Scoped(.request) { (_: Library) in Page() }.inject(\.answer).configure { $0.isDone = true }
    }

    @Test("a thousand at a time have each its own value, and let go of it at their end")
    func thousand() async throws {
        let container = try Container(module)
        let isBroken = Counter()
        let questions = Variable<[() -> Question?]>([])
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1_000 {
                group.addTask {
                    let question = Question(number)
                    questions.withLock { questions in questions.append { [weak question] in question } }
                    do {
                        try await container.scope(.request, with: question) { scope in
                            await Task.yield()
                            let page = try await scope.get(async: Page.self)
                            let isOwn = page.answer?.question === question && page.isDone
                            if try !isOwn || scope.get(Question.self) !== question { isBroken.increment() }
                            if try scope.get(Answer.self) !== page.answer { isBroken.increment() }
                        }
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
        #expect(isBroken.count == 0)
        #expect(questions.withLock { $0.allSatisfy { $0() == nil } })
    }

    @Test("let go of their objects at their end while others read them")
    func endWhileRead() async throws {
        let container = try Container(module)
        let flaws = Variable<[String]>([])
        for round in 0..<Rounds.count(200, long: 5_000) {
            let scope = try container.scope(.request, with: Question(round))
            weak let page = try scope.get(Page.self)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        for _ in 0..<20 {
                            do throws(ResolutionError) {
                                let page = try scope.get(Page.self)
                                if !page.isDone || page.answer?.question.number != round {
                                    flaws.withLock { $0.append("a page is not whole") }
                                }
                            } catch {
                                if error.id != .ended { flaws.withLock { $0.append("\(error)") } }
                            }
                        }
                    }
                }
                group.addTask { try? await scope.stop() }
            }
            #expect(page == nil)
            #expect(scope.isEnded)
        }
        let found = flaws.withLock { $0 }
        #expect(found.isEmpty, "\(found.prefix(3))")
    }
}

import Alchemic
import TestSupport
import Testing

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

@Suite("Scopes that are opened")
struct ScopeTests {
    private let module = Module("server") {
        Singleton(Nest.init)
        External(Question.self, in: "request")
        Scoped("request", Answer.init(question:))
        Scoped("request") { (_: Nest) in Page() }.inject(\.answer).configure { $0.isDone = true }
    }

    @Test(.statement("T10"))
    func `a thousand at a time have each its own value, and let go of it at their end`() async throws {
        let container = try Container(module)
        let questions = Variable<[() -> Question?]>([])
        let errors = await errors(ofTasks: 1_000) { number in
            let question = Question(number)
            questions.append { [weak question] in question }
            try await container.scope("request", with: question) { scope in
                await Task.yield()
                let page = try await scope.get(async: Page.self)
                guard page.isDone, let answer = page.answer, answer.question === question,
                    try scope.get(Question.self) === question, try scope.get(Answer.self) === answer
                else { throw Broken("\(number)") }
            }
        }
        #expect(errors.isEmpty, "\(errors.prefix(3))")
        #expect(questions.value.allSatisfy { $0() == nil })
    }

    enum Ending: CaseIterable, Sendable { case scope, container, containerWithoutWaiting }

    @Test(
        .statement("T10"), arguments: Ending.allCases)
    func `or containers, and end while others read their objects, hand out the whole ones or say that they have ended`(
        ending: Ending
    ) async throws {
        for round in 0..<Rounds.count(100, long: 4_000) {
            let stops = Counter()
            weak var gone: Container?
            weak var page: Page?
            do {
                let container = try Container(
                    Module("server") {
                        if ending == .scope { module } else { Value(Question(round)) }
                        if ending != .scope {
                            Singleton(Answer.init(question:))
                            Singleton { Page() }.inject(\.answer).configure { $0.isDone = true }
                                .onStop { _ in stops.increment() }
                        }
                    })
                let target = ending == .scope ? try container.scope("request", with: Question(round)) : container
                (gone, page) = (target, try target.get(Page.self))
                let check = { @Sendable (page: Page) in
                    guard page.isDone, page.answer?.question.number == round else { throw Broken("a page") }
                }
                let errors = await errors(ofTasks: 5) { number in
                    if number < 3 {
                        for _ in 0..<50 {
                            try check(try target.get(Page.self))
                            try target.with(Page.self, check)
                        }
                    } else if ending == .containerWithoutWaiting {
                        target.stopDetached()
                    } else if number == 3 {
                        try await target.stop()
                    }
                }
                #expect(errors.allSatisfy { $0.reason == .ended }, "\(errors.prefix(3))")
                #expect(target.isEnded && failure(of: try target.get(Page.self))?.id == .ended)
                if ending == .scope { #expect(page == nil) }
            }
            // Stopping is what keeps them longest.
            for _ in 0..<1_000 where gone != nil || page != nil { await letOthersGoOn() }
            #expect(gone == nil && page == nil)
            #expect(stops.count == (ending == .scope ? 0 : 1))
        }
    }

    @Test
    func `while their container is stopped end with it, or are refused`() async throws {
        for _ in 0..<100 {
            let container = try Container(module)
            let opened = Variable<[Container]>([])
            let errors = await errors(onThreads: 3) { number in
                if number == 0 {
                    stopHere(container)
                } else {
                    for _ in 0..<200 { opened.append(try container.scope("request", with: Question(0))) }
                }
            }
            #expect(errors.allSatisfy { $0.reason == .ended }, "\(errors.prefix(3))")
            #expect(opened.value.allSatisfy { $0.isEnded })
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `cost the same however many are open`() async throws {
        let container = try Container(Module("App") { Scoped("request") { Plain() } })
        var scopes: [Container] = []
        for _ in 0..<50_000 { scopes.append(try container.scope("request")) }
        #expect(scopes.count == 50_000)
        scopes.removeLast(49_999)
        let last = try container.scope("request")
        try await container.stop()
        #expect(scopes[0].isEnded)
        #expect(last.isEnded)
    }
}

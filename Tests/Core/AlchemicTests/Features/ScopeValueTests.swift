import Alchemic
import TestSupport
import Testing

extension Scope {
    fileprivate static let request: Scope = "request"
    fileprivate static let session: Scope = "session"
}

private protocol Asked: Sendable {}

private class Question: Asked, @unchecked Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

private final class LongQuestion: Question, @unchecked Sendable {}

private final class User: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

private final class Audit: Sendable {}

private struct Answer: Sendable {
    let question: Question
    let user: User
}

@Suite("A scope that is opened with its values", .statement("T10"))
struct ScopeValueTests {
    private let module = Module("server") {
        External(Question.self, in: .request)
        External(User.self, in: .request)
        Scoped(.request, Answer.init(question:user:))
    }
    private let container: Container

    init() throws { container = try Container(module) }

    @Test
    func `a scope that is opened with its values has each under its type, whatever their order`() throws {
        let (question, user) = (Question("why"), User("Ann"))
        for scope in [
            try container.scope(.request, with: question, user), try container.scope(.request, with: user, question),
        ] {
            #expect(scope.openScope == .request)
            #expect(try scope.get(Question.self) === question)
            #expect(try scope.get(Answer.self).user === user)
            #expect(try scope.get(Answer.self).question === question)
        }
        #expect(failure(of: try container.get(Question.self))?.id == .outsideScope)
    }

    @Test
    func `takes a subclass's object, and what conforms to a protocol, where no type is its own`() throws {
        let long = LongQuestion("why, and how, and when")
        #expect(
            try Container(module).scope(.request, with: long, User("Ann")).get(Answer.self).question === long)
        let container = try Container {
            External((any Asked).self, in: .request).named("any")
            External(LongQuestion.self, in: .request).named("long")
        }
        let scope = try container.scope(.request, with: ScopeValue(Question("why"), named: "any"), long)
        #expect(try scope.get(LongQuestion.self) === long)
        #expect(try (scope.get((any Asked).self, .named("any")) as? Question)?.text == "why")
        let error = failure(of: try container.scope(.request, with: Question("what"), Question("why")))
        #expect(error?.id == .scopeValue, "the second has nowhere to go")
    }

    @Test
    func `a scope that is opened with its values has those of one type under their names or aliases`() throws {
        let container = try Container {
            External(User.self, in: .request).named("caller").alias("me")
            External(User.self, in: .request).named("callee")
            External(Int.self, in: .request)
        }
        let (ann, ben) = (User("Ann"), User("Ben"))
        let scope = try container.scope(
            .request, with: ScopeValue(ben, named: "callee"), 5, ScopeValue(ann, named: "me"))
        #expect(try scope.get(User.self, .named("caller")) === ann)
        #expect(try scope.get(User.self, .named("callee")) === ben)
        #expect(try scope.get(Int.self) == 5)
    }

    @Test
    func `is not opened, and leaves nothing open, where a value is missing, unclear, surplus or given twice`()
        async throws
    {
        let (question, user) = (Question("why"), User("Ann"))
        let errors = [
            failure(of: try container.scope(.request, with: question)),
            failure(of: try container.scope(.request, with: user, question, 5)),
            failure(of: try container.scope(.request, with: user, question, user)),
            failure(of: try container.scope(.request, with: ScopeValue(user, named: "user"), question)),
        ]
        #expect(errors.map(\.?.id) == Array(repeating: .scopeValue, count: 4))
        #expect(errors[0]?.path == ["User"])
        await #expect(throws: ResolutionError.self) {
            try await container.scope(.request, with: question) { _ in Issue.record("it was opened") }
        }
        #expect(failure(of: try container.scope("reqest", with: question))?.id == .unknownScope)
        try await container.stop()
        #expect(failure(of: try container.scope(.request, with: question, user))?.id == .ended)
    }

    @Test
    func `a scope that is opened with its values lets go of what it was given if it is not opened`() throws {
        weak var given: Question?
        do {
            let question = Question("why")
            given = question
            #expect(failure(of: try container.scope(.request, with: question))?.id == .scopeValue)
        }
        #expect(given == nil)
    }

    @Test
    func `for a closure ends with it`() async throws {
        let text = try await container.scope(.request, with: Question("why"), User("Ann")) { scope in
            let answer = try scope.get(Answer.self)
            return "\(answer.user.name): \(answer.question.text)"
        }
        #expect(text == "Ann: why")
    }

    @Test
    func
        `a scope that is opened with its values is spelled by its type: a literal, a constant and a made one are the same`()
        throws
    {
        let container = try Container { Scoped(Scope("request")) { Audit() } }
        #expect(try container.scope("request").get(Audit.self) !== container.scope(.request).get(Audit.self))
        #expect(Scope.request == "request" && "\(Scope.request)" == "request" && Scope("request").name == "request")
        #expect(container.graph.definitions.first?.lifetime.scope == .request)
        #expect(container.openScope == nil)
    }

    @Test
    func `keeps what it was given until another one is set, and neither drops nor stops it`() async throws {
        final class Session: Stoppable, Sendable {
            let stops = Variable(0)
            func stop() async throws { stops.value += 1 }
        }
        let events = Variable<[String]>([])
        let container = try Container(
            Module("server") {
                External(Session.self, in: .session)
                External(Int.self, in: .session)
                Scoped(.session) { (session: Session, number: Int) in
                    Answer(question: Question("\(number)"), user: User(""))
                }
            },
            observer: { event in if event.kind == .set { events.value.append(event.label) } })
        let (first, second) = (Session(), Session())
        let scope = try container.scope(.session, with: 5, first)
        #expect(events.value.sorted() == ["Int", "Session"])
        try await scope.purge()
        #expect(try scope.get(Session.self) === first && scope.get(Answer.self).question.text == "5")
        try scope.set(second)
        #expect(try scope.get(Session.self) === second)
        try await scope.stop()
        #expect(first.stops.value == 0 && second.stops.value == 0, "who gave it stops it")
        #expect(failure(of: try scope.get(Int.self))?.id == .ended)
    }

    @Test
    func `a scope that is opened with its values lets go of what it was given when it ends`() async throws {
        weak var user: User?
        let scope: Container
        do {
            let given = User("Ann")
            user = given
            scope = try container.scope(.request, with: Question("why"), given)
        }
        #expect(user != nil)
        try await scope.stop()
        #expect(user == nil)
    }
}

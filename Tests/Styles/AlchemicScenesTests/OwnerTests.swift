import Alchemic
import AlchemicGraphDocument
import AlchemicScenes
import TestSupport
import Testing

private final class Document: Sendable {
    let title: String
    init(title: String) { self.title = title }
}

private final class Editor: Sendable {
    let document: Document
    let clock: Clock
    init(document: Document, clock: Clock) {
        self.document = document
        self.clock = clock
    }
}

private final class Clock: Sendable {}

private final class Desk: ContainerOwner {
    var boundContainer: BoundContainer?
}

private final class Window: ContainerOwner, Owned {
    var boundContainer: BoundContainer?
    weak var owningObject: AnyObject?
    init(on desk: Desk?) { owningObject = desk }
}

private final class Field: Owned {
    weak var owningObject: AnyObject?
    var document: Document?
    init(in owner: AnyObject?) { owningObject = owner }
}

private func documentModule(_ title: String) -> Module {
    Module("Document") {
        Value(Document(title: title))
        Singleton(Editor.init(document:clock:))
        External(Field.self).inject(nonisolated: "document") { $0.document = $1 }
    }
}

private let application = Module("Application") { Singleton { Clock() } }

@Suite(.statement("T25")) struct OwnerTests {
    @Test
    func `a container bound to an owner is found by walking from an object to its owners, then the application`() throws
    {
        let desk = Desk()
        desk.bind(try Container(application))
        let window = Window(on: desk)
        let field = Field(in: window)
        #expect(try Container.nearest(to: field) === desk.boundContainer?.container)
        let bound = try window.bindContainer(of: documentModule("Letter"))
        #expect(try Container.nearest(to: field) === bound)
        #expect(bound.parent === desk.boundContainer?.container)
        let elsewhere = try Container(application)
        #expect(try Container.nearest(to: Field(in: nil), application: elsewhere) === elsewhere)
    }

    @Test(arguments: [0, 1])
    func
        `a container bound to an owner is not confused with another one of the same kind, in whichever order they close`(
            firstToClose: Int
        ) throws
    {
        let desk = Desk()
        desk.bind(try Container(application))
        var windows: [Window?] = [Window(on: desk), Window(on: desk)]
        var containers: [Container] = []
        for (window, title) in zip(windows, ["Letter", "Invoice"]) {
            containers.append(try #require(window).bindContainer(of: documentModule(title)))
        }
        func title(_ index: Int) throws -> String {
            let window = try #require(windows[index])
            return try Container.nearest(to: Field(in: window)).get(Editor.self).document.title
        }
        #expect(try title(0) == "Letter")
        #expect(try title(1) == "Invoice")
        let editors = try containers.map { try $0.get(Editor.self) }
        #expect(editors[0].clock === editors[1].clock)

        let other = 1 - firstToClose
        windows[firstToClose] = nil
        #expect(containers[firstToClose].isEnded)
        #expect(throws: ResolutionError.self) { try containers[firstToClose].get(Editor.self) }
        #expect(!containers[other].isEnded)
        #expect(try title(other) == ["Letter", "Invoice"][other])
        windows[other] = nil
        #expect(containers[other].isEnded)
        #expect(desk.boundContainer?.container.isEnded == false)
    }

    @Test func `a container bound to an owner does not keep its owner, and stops its objects when the owner goes`()
        async throws
    {
        let stopped = Journal()
        var window: Window? = Window(on: nil)
        weak let gone = window
        window?.bind(
            try Container(
                Module("Document") {
                    Singleton { Document(title: "Letter") }.onStop { document in stopped.note(document.title) }
                }))
        _ = try window?.boundContainer?.container.get(Document.self)
        window = nil
        #expect(gone == nil)
        await stopped.wait(for: "Letter")
    }

    @Test func `a container bound to an owner gives way to another one, which ends it`() throws {
        let desk = Desk()
        let first = try Container(application)
        let second = try Container(application)
        desk.bind(first)
        desk.bind(first)
        #expect(!first.isEnded)
        desk.bind(second)
        #expect(first.isEnded)
        desk.unbind()
        #expect(second.isEnded)
    }

    @Test(.statement("A51"))
    func `a container bound to an owner injects strangers, by what is declared for their class`() throws {
        let window = Window(on: nil)
        try window.bindContainer(of: documentModule("Letter"), application: Container(application))
        let field = Field(in: window)
        try Container.nearest(to: field).inject(into: field)
        #expect(field.document?.title == "Letter")
    }

    @Test func `a container bound to an owner is reported missing, with the way that was walked`() throws {
        let window = Window(on: nil)
        let field = Field(in: window)
        let error = #expect(throws: OwnerError.self) { try Container.nearest(to: field) }
        expectGolden(try #require(error).description, named: "owner-no-container")
    }

    @Test func `a container bound to an owner is reported missing where owners go round in a circle`() throws {
        let outer = Field(in: nil)
        let inner = Field(in: outer)
        outer.owningObject = inner
        let error = #expect(throws: OwnerError.self) { try Container.nearest(to: inner) }
        #expect(error?.id == .ownersInCircle)
        expectGolden(try #require(error).description, named: "owner-circle")
    }
}

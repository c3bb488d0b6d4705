package import Alchemic
import AlchemicScenes

/// What the whole program shares, and the scene of its list.
@MainActor package func notesModule(file: DatabaseFile, journal: Journal) -> Module {
    Module("Notes") {
        Value(file)
        Singleton(SQLiteNoteStore.init(file:)).as((any NoteStore).self)
        Singleton(NoteBook.init(store:)).eager()
            .onStart { try await $0.load() }
            .onStop { await $0.finishWriting() }
        Singleton({ @MainActor in journal })
        Prototype(EventLog.init(journal:))
        listing
    }
}

@MainActor private let listing = Module("Listing") {
    Prototype(ListPresenter.init(book:))
    Prototype(NoteOpener.init(journal:))
    SceneDeclaration(main: {
        ControllerScene { ListController() }
            .with(ListPresenter.self)
            .with(NoteOpener.self)
            .with(EventLog.self)
            .completed(
                connect: { controller, presenter, opener, log in
                    opener.controller = controller
                    presenter.opener = opener
                    log.scene = "list"
                },
                view: { _, presenter, opener, _ in
                    let view = ListView(
                        onSearch: { [weak presenter] in presenter?.search($0) },
                        onOpen: { [weak presenter] in presenter?.open($0) },
                        onNew: { [weak opener] in opener?.open(Note()) })
                    presenter.view = view
                    return view
                })
    })
}

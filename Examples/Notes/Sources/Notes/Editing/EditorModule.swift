import Alchemic
import AlchemicScenes

/// What belongs to one editor's window: its helpers share one draft, and see the application's note book.
@MainActor func editorModule(_ note: Note) -> Module {
    Module("Editor") {
        Value(note)
        Singleton(Draft.init(note:book:))
        Prototype(EditorPresenter.init(draft:))
        Prototype(WordCounter.init(draft:))
        Prototype(DraftSaver.init(draft:))
        SceneDeclaration(main: {
            ControllerScene { EditorController(note: note) }
                .with(EditorPresenter.self)
                .with(WordCounter.self)
                .with(DraftSaver.self)
                .with(EventLog.self)
                .completed(
                    connect: { controller, presenter, counter, _, log in
                        presenter.controller = controller
                        presenter.counter = counter
                        log.scene = "editor"
                    },
                    view: { _, presenter, counter, _, _ in
                        let view = EditorView(
                            text: presenter.text,
                            onEdit: { [weak presenter] in presenter?.edited($0) },
                            onDelete: { [weak presenter] in presenter?.delete() })
                        counter.view = view
                        return view
                    })
        })
    }
}

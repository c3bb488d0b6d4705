/// The window that lists the notes.
@MainActor package final class ListController: WindowController {
    init() {
        super.init(title: "Notes")
    }
}

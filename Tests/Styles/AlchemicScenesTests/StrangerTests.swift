import Alchemic
import AlchemicMain
import AlchemicScenes
import TestSupport
import Testing

private final class Router: Sendable {}
private final class Account: Sendable {}

/// A screen that something else has made: a storyboard, a toolkit.
@MainActor private class Form: @MainActor SceneController {
    var sceneContents: SceneContents<Page>?
    var router: Router?
    private(set) var viewsMade = 0
    private(set) var lazyReads = 0
    /// What a mode that reads whatever has a name would set off.
    lazy var preview: Router? = {
        lazyReads += 1
        return nil
    }()

    func makeOwnView() -> Page? {
        viewsMade += 1
        return Page()
    }
}

@MainActor private final class AccountForm: Form {
    var account: Account?
}

private let forms = Module("Forms") {
    Singleton { Router() }.named("router").alias("preview", "sceneView")
    External(Account.self)
    External(Form.self)
        .inject("router") { $0.router = $1 }
        .inject("preview", .named("router")) { $0.preview = $1 }
    External(AccountForm.self).inject("account") { $0.account = $1 }
}

@Suite @MainActor struct StrangerTests {
    @Test(.statement("A51", "A52"))
    func `a controller made elsewhere is injected by its declared points, its superclass's included`()
        throws
    {
        let container = try Container(forms)
        try container.set(Account())
        let form = AccountForm()
        try container.inject(intoMain: form)
        #expect(form.router != nil)
        #expect(form.account != nil)
        #expect(form.viewsMade == 0)
    }

    @Test(.statement("A53"))
    func `a controller made elsewhere is not injected where what it needs is external and not set`() throws {
        let container = try Container(forms)
        #expect(failure(of: try container.inject(intoMain: AccountForm()))?.id == .externalNotSet)
    }

    @Test(.statement("R18", "R20"))
    func
        `a controller made elsewhere is injected by name without being kept, and without any of its getters being read`()
        throws
    {
        let container = try Container(forms)
        weak var kept: Form?
        do {
            let form = Form()
            kept = form
            try container.inject(byNameIntoMain: form)
            #expect(form.router != nil)
            #expect(form.preview === form.router)
            #expect(form.lazyReads == 0, "the lazy property was set, and never read")
            #expect(form.viewsMade == 0, "nor was the view, whose name is there too")
            #expect(!form.isSceneViewLoaded)
        }
        #expect(kept == nil)
    }

    @Test func `a controller made elsewhere gets a scene's view and helpers only from a scene`() throws {
        let form = Form()
        try Container(forms).inject(byNameIntoMain: form)
        #expect(form.sceneContents == nil)
        #expect(form.sceneView == nil)
    }
}

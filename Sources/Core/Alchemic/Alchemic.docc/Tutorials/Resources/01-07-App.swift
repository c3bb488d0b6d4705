import Alchemic

/// How the mailroom is wired.
enum App {
    static let module = Module("Mailroom") {
        Value(Settings())
        Singleton(FileOutbox.init(settings:))
        Singleton { PrintingMailer() }
        Singleton(Clerk.init(outbox:mailer:))
    }
}

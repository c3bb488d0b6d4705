import Alchemic

enum App {
    static let module = Module("Mailroom") {
        Value(Settings())
        Singleton(FileOutbox.init(settings:))
        Singleton { PrintingMailer() }
        Singleton(Clerk.init(outbox:mailer:))
    }
}

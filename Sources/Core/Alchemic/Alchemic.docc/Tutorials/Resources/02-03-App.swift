import Alchemic

enum App {
    static let module = Module("Mailroom") {
        Value(Settings())
        Singleton(FileOutbox.init(settings:))
        Singleton { PrintingMailer() }
        Singleton(FileMailer.init(settings:journal:))
        Singleton(Clerk.init(outbox:mailer:))
    }
}

import Alchemic

enum App {
    static let module = Module("Mailroom") {
        Value(Settings())
        Singleton(FileOutbox.init(settings:))
        Singleton(FileMailer.init(settings:journal:messageID:))
        Singleton(Journal.init(settings:))
        Prototype(MessageID.init(counter:))
        Singleton { Counter() }
        Singleton(Clerk.init(outbox:mailer:))
    }
}

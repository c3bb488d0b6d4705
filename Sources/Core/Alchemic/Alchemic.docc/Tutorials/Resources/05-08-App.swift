import Alchemic

enum App {
    static let module = Module("Mailroom") {
        Value(Settings())
        Singleton(FileOutbox.init(settings:))
        Singleton(FileMailer.init(settings:)).live()
        Singleton(Journal.init(settings:))
        Singleton { Counter() }
        Singleton(Clerk.init(outbox:container:)).eager()

        External(Letter.self, in: .letter)
        Scoped(.letter, MessageID.init(counter:))
        Scoped(.letter, Report.init(letter:messageID:journal:))
        Scoped(.letter, Delivery.init(letter:messageID:report:mailer:))
    }
}

import AlchemicConfiguration
import AlchemicServices

struct Vault: FinishingService {
    init(token: String) {}
    func run() async throws { print("the vault opens") }
}

/// A program that needs a secret from its environment.
@main struct Program {
    static func main() async {
        let reader = ConfigReader(provider: EnvironmentVariablesProvider())
        let module = Module("Vault") { Singleton(Vault.init(token:), .config("auth.token", isSecret: true)) }
        await Container.run(module.configured(by: reader), strict: true)
    }
}

import AlchemicConfiguration
import AlchemicServices
import Logging
import Parcels

@main struct ParcelService {
    static func main() async {
        let reader = ConfigReader(provider: EnvironmentVariablesProvider())
        var logger = Logger(label: "parcels")
        logger.logLevel = .warning
        let service = parcelService(logger).configured(by: reader)
        await Container.run(service, roots: [Tracker.self], logger: logger)
    }
}

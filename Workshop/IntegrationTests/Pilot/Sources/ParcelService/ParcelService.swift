import AlchemicConfiguration
import AlchemicServices
import Logging

@main struct ParcelService {
    static func main() async {
        let reader = ConfigReader(provider: EnvironmentVariablesProvider())
        var logger = Logger(label: "parcels")
        logger.logLevel = .warning
        await Container.run(parcelService(logger).configured(by: reader), logger: logger)
    }
}

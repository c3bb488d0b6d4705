import Foundation
import Logging

@main struct ParcelServiceByHand {
    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        var logger = Logger(label: "parcels")
        logger.logLevel = .warning
        try await runParcelService(
            logger, path: environment["DATABASE_PATH"] ?? "parcels.sqlite",
            interval: .seconds(environment["POLLER_INTERVAL"].flatMap(Int.init) ?? 60),
            port: environment["HTTP_PORT"].flatMap(Int.init) ?? 8080)
    }
}

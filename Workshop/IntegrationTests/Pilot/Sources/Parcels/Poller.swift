package import Logging
import Metrics
import ServiceLifecycle

/// Asks the carriers about all parcels again and again.
package struct Poller: Service {
    private let store: any ParcelStore
    private let carriers: [any Carrier]
    private let interval: Duration
    private let logger: Logger

    package init(store: any ParcelStore, carriers: [any Carrier], interval: Duration, logger: Logger) {
        (self.store, self.carriers, self.interval, self.logger) = (store, carriers, interval, logger)
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do { try await poll() } catch { logger.error("Carriers could not be asked: \(error)") }
                try? await Task.sleep(for: interval)
            }
        }
    }

    package func poll() async throws {
        for parcel in try await store.moving() {
            guard let carrier = carriers.first(where: { $0.name == parcel.carrier }) else { continue }
            let status = try await carrier.status(of: parcel.id)
            if status != parcel.status { try await store.set(status, of: parcel.id) }
            Counter(label: "parcels.polled", dimensions: [("carrier", carrier.name)]).increment()
        }
    }
}

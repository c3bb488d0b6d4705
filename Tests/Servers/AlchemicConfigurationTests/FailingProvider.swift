#if Configuration
import Configuration

/// A provider that fails, with words that hold a value.
struct FailingProvider: ConfigProvider {
    struct Unlucky: Error, CustomStringConvertible { let description = "'hunter2' is not lucky" }

    let providerName = "FailingProvider"

    func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult { throw Unlucky() }

    func fetchValue(forKey key: AbsoluteConfigKey, type: ConfigType) async throws -> LookupResult { throw Unlucky() }

    func watchValue<Return: ~Copyable>(
        forKey key: AbsoluteConfigKey, type: ConfigType,
        updatesHandler:
            nonisolated(nonsending) (
                ConfigUpdatesAsyncSequence<Result<LookupResult, any Error>, Never>
            ) async throws -> Return
    ) async throws -> Return { throw Unlucky() }

    func snapshot() -> any ConfigSnapshot { InMemoryProvider(values: [:]).snapshot() }

    func watchSnapshot<Return: ~Copyable>(
        updatesHandler:
            nonisolated(nonsending) (
                ConfigUpdatesAsyncSequence<any ConfigSnapshot, Never>
            ) async throws -> Return
    ) async throws -> Return { throw Unlucky() }
}
#endif

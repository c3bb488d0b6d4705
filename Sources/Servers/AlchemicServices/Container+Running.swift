#if Services
internal import CAlchemic
public import Logging
internal import UnixSignals

extension Container {
    /// Checks modules, starts what they declare, runs their services, and stops everything in order: all that the `main`
    /// of a server needs.
    ///
    /// ```swift
    /// await Container.run(shop, roots: [Basket.self])
    /// ```
    ///
    /// It runs what a ``ContainerService`` runs, until SIGTERM or SIGINT, a service fails, or all of them
    /// have done their work. What goes wrong, an invalid graph included, is printed to the standard error output, and ends
    /// the program with status 1; else it returns. A second signal cancels what is still being stopped, and so does the
    /// limit; what does not end then within five seconds is left behind, with status 1.
    ///
    /// - Parameters:
    ///   - modules: What is declared.
    ///   - roots: The types that the program resolves, those of open scopes included: it is a problem if one of them cannot be
    ///     resolved.
    ///   - strict: Whether every warning of the check is an error.
    ///   - limit: How long stopping everything may take; keep it below what the system allows.
    ///   - logger: Told when services begin and end, at the level `debug`; the current one unless given.
    ///   - observer: Told what happens in the container, from the check on.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public static func run(
        _ modules: Module..., roots: [Any.Type] = [], strict: Bool = false,
        stoppingWithin limit: Duration = .seconds(25), logger: Logger = .current,
        observer: (@Sendable (ContainerEvent) -> Void)? = nil, file: StaticString = #fileID, line: UInt32 = #line
    ) async {
        let service: ContainerService
        do {
            let location = Definition.SourceLocation(file: file, line: line, column: 0)
            service = try ContainerService(
                modules: modules, roots: (roots, location), strict: strict, logger: logger, observer: observer)
        } catch {
            alchemic_exit("\(error)", 1)
        }
        // Caught before anything is built: the program's end is in order from its beginning on.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let watching = Task { await watch(signals, ending: service, within: limit) }
        let result = await Task { try await service.run() }.result
        watching.cancel()
        guard case .failure(let error) = result else { return }
        alchemic_exit(error is CancellationError ? ending : "\(error)", 1)
    }

    private static func watch(
        _ signals: UnixSignalsSequence, ending service: ContainerService, within limit: Duration
    ) async {
        await withTaskGroup(of: Void.self) { group in
            var hasBegun = false
            for await _ in signals {
                guard !hasBegun else { break }
                hasBegun = true
                service.shutDown()
                group.addTask {
                    guard (try? await Task.sleep(for: limit.limited)) != nil else { return }
                    await abandon(service)
                }
            }
            if hasBegun, !Task.isCancelled { await abandon(service) }
            group.cancelAll()
        }
    }

    /// Cancels what still runs, and ends the program if that does not help.
    private static func abandon(_ service: ContainerService) async {
        service.cancel()
        guard (try? await Task.sleep(for: .seconds(5))) != nil else { return }
        let names = service.running.map { "`\($0)`" }.joined(separator: ", ")
        alchemic_exit("\(ending): \(names)", 1)
    }

    private static var ending: String {
        "the program was ended by a second signal or its time limit, before everything had been stopped"
    }
}
#endif

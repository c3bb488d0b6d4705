#if Macros
internal import TestSupport
internal import Testing

/// Each macro gives the same graph as the lines of a module that it stands for.
@Suite struct BesideModulesTests {
    @Test(arguments: AlchemicBesideModules.all + ReliantBesideModules.all)
    func macrosAndModulesGiveTheSameGraph(_ sample: Sample) async throws {
        try await sample.run()
    }
}
#endif

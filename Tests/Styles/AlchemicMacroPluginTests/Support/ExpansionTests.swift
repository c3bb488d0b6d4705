#if Macros
internal import Testing

@Suite struct ExpansionTests {
    @Test func whatNoMacroIsAttachedToStaysAsItIs() {
        let expansion = Expansion("final class Clock {}")
        #expect(expansion.source == "final class Clock {}")
        #expect(expansion.problems.isEmpty)
    }
}
#endif

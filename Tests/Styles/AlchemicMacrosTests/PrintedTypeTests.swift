#if Macros
import TestSupport
import Testing

@Suite("Each public type of the macros has no values as a program runs") struct PrintedTypeTests {
    @Test
    func `the macros read them`() throws {
        let reason = "macros read it, nothing creates one"
        try expectPrinted(
            "AlchemicMacros", [],
            unprinted: ["AnyQuery": reason, "ProductOption": reason, "RegistrationOption": reason])
    }
}
#endif

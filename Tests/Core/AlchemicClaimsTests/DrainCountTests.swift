import Alchemic
import Testing

@Suite
struct DrainCountTests {
    @Test
    func `a drain that ends while it counts tells how many scopes are left once all are counted`() {
        var count = DrainCount()
        count.add(2)
        // A scope that has not been counted yet ends, then the drain.
        count.add(-1)
        count.add(-1)
        count.add(-1)
        count.end()
        #expect(count.left == nil)
        // The stop that has ended the drain ends a scope.
        count.add(-1)
        count.add(3)
        count.endCounting()
        #expect(count.left == 2)
        count.add(-1)
        #expect(count.left == 2)
    }
}

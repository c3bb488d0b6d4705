import Alchemic
import Orders

@main
struct App {
    static func main() throws {
        let container = try Container(shop)
        print("the shop is open: \(container.graph.definitions.count) definitions")
    }
}

/// Never run: it is there to be built.
@main enum LibrarySet {
    static func main() {}
}

import AlchemicChecking
import Search

GraphCheck.main(
    searchModule(DiskFolder(path: ".")),
    container: TypedContainer("SearchContainer", Journal.self, SearchSession.self))

import AlchemicMain
import SharedTypes

try await Container.main.start()
print(try Container.main.get(Counter.self))

import Alchemic
import AlchemicCompiledFiles
import Vehicles

print(try Container(Module("Wrong") { Wrong.definitions() }).get(Engine.self).cylinders)

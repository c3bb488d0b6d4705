import Alchemic
import Orders

print("before the container")
let container = try Container(shop)
print("after the container")

import Alchemic
import Orders

#if BROKEN
let broken: Int = "not a number"
#endif
print("before the container")
let container = try Container(shop)
print("after the container")

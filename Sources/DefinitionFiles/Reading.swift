#if Files
internal import Yams
#endif

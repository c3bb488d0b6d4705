// To do to windows of other processes what a window manager does; libgtk-4-dev brings it along.
#include <X11/Xlib.h>
#include <X11/Xutil.h>

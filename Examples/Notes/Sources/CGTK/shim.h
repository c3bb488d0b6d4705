// What Debian's libgtk-4-dev offers; pkg-config says where it is.
#include <gtk/gtk.h>

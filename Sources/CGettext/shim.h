/* gettext, which Swift's module of the C library leaves out. */
#pragma once

#include <libintl.h>
#include <locale.h>

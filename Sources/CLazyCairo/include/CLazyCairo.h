/// Nothing to call: what is linked with this module has Cairo and Pango loaded when they are needed.
/// See LazyCairo.c.

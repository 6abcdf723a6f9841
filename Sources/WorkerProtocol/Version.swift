/// The release that both programs are of. `meson-helpers/version` reads it here for Meson.
package let programVersion = "0.1.0"

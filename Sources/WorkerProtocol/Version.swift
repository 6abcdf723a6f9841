/// The release that both programs are of. `meson-helpers/meson.build` has it as well.
package let programVersion = "0.1.0"

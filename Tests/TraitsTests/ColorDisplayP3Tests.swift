import Testing

@testable import Traits

struct ColorDisplayP3Tests {
  @Test(arguments: [
    // Greys are the same in both spaces, which share their white and their curve.
    ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0)), ((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)), ((1, 1, 1), (1, 1, 1)),
    // Display P3's own red is beyond sRGB's.
    ((1, 0, 0), (1, 0, 0)),
    // Computed apart from this code, from the primaries of both spaces.
    ((0.6, 0.4, 0.2), (0.634503, 0.388660, 0.150208)),
  ])
  func converts(_ p3: (Double, Double, Double), sRGB: (Double, Double, Double)) {
    let color = Color(displayP3Red: p3.0, green: p3.1, blue: p3.2, alpha: 0.25)
    #expect(abs(color.red - sRGB.0) < 1e-5)
    #expect(abs(color.green - sRGB.1) < 1e-5)
    #expect(abs(color.blue - sRGB.2) < 1e-5)
    #expect(color.alpha == 0.25)
  }
}

import InterfaceBuilder
import Traits

extension Resources.Image {
  package var size: Size { Size(width: width, height: height) }
}

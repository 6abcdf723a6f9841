import PreviewerModel
import Traits
import WorkerProtocol

/// What the canvas tells the window.
package enum CanvasEvent {
  /// The zoom may have changed.
  case zoom
  /// Something else is on the canvas than before.
  case arranged
  /// The path of a document that a storyboard reference names, or that is on the map, is to be opened, and what is to
  /// be selected in it.
  case openReference(String, Selection?)
  /// A segue was drawn, which ends at a place in logical pixels of the area.
  case segue(SegueSource, SegueDestination, at: Rect)
  /// A menu for the selection is asked for at a place in logical pixels of the area.
  case menu(at: Rect)
}

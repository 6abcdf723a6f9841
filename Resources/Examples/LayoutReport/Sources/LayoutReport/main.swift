import NinefoldKit

// Prints what is wrong with a document's layout on some devices, and how large its scenes are.
let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else { fatalError("Usage: LayoutReport DOCUMENT [DEVICE…]") }
let devices = arguments.count > 1 ? Array(arguments.dropFirst()) : ["iPhone 15 Pro"]

do throws(InterfaceError) {
  let document = try Ninefold().open(path)
  for device in devices {
    for scene in try document.layout(in: Configuration(device: device)) {
      print("\(device), \(scene.title): \(scene.canvas.width) × \(scene.canvas.height)")
      for issue in scene.issues { print("  \(issue.severity) \(issue.rule): \(issue.message)") }
    }
  }
} catch {
  print(error)
}

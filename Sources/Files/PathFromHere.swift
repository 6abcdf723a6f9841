/// An absolute path as people name it who are in this folder.
package func pathFromHere(_ path: String) -> String {
  guard let here = absolutePath("."), path.hasPrefix(here + "/") else { return path }
  return String(path.dropFirst(here.count + 1))
}

import Foundation
import Testing

/// What `lint --fix` takes away, and that it changes nothing else.
@Suite struct LintFixTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static func document(_ inside: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
        <objects>
            <!-- as it is -->
            <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
                <subviews>
                    <label  text='X' id="l"><rect key="frame" x="0" y="20" width="70" height="20"/></label>
                </subviews>
    \(inside)
            </view>
        </objects>\(resources)
    </document>

    """
  }

  private func lint(_ arguments: String..., file: String) throws -> WorkerProgram.Run {
    try WorkerProgram.run(
      ["lint", "--root", folder.path, "--devices", "iPhone 15 Pro"] + arguments + [file])
  }

  /// What is in the view before and after.
  @Test(
    arguments: [
      // Entries of masks that point nowhere, with all that only held them.
      (
        #"""
                    <variation key="default">
                        <mask key="subviews">
                            <exclude reference="gone"/>
                        </mask>
                    </variation>
        """#, ""
      ),
      (
        #"""
                    <variation key="default">
                        <mask key="subviews">
                            <exclude reference="gone"/>
                            <exclude reference="l"/>
                        </mask>
                    </variation>
        """#,
        #"""
                    <variation key="default">
                        <mask key="subviews">
                            <exclude reference="l"/>
                        </mask>
                    </variation>
        """#
      ),
      // A constraint, and the entry for it.
      (
        #"""
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c"/>
                    </constraints>
                    <variation key="widthClass=compact">
                        <mask key="constraints">
                            <exclude reference="c"/>
                        </mask>
                    </variation>
        """#, ""
      ),
      // An equal value; one that differs, or that two variations have, stays.
      (
        #"""
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c">
                            <variation key="heightClass=compact" constant="8.0"/>
                        </constraint>
                    </constraints>
        """#,
        #"""
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c"/>
                    </constraints>
        """#
      ),
      (
        #"""
                    <constraints>
                        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c">
                            <variation key="heightClass=compact" constant="8"/>
                            <variation key="widthClass=compact" constant="9"/>
                        </constraint>
                    </constraints>
        """#, nil
      ),
      // Installed where nothing has taken it out, and out where it is in nowhere.
      (
        #"""
                    <variation key="widthClass=compact">
                        <mask key="subviews">
                            <include reference="l"/>
                        </mask>
                    </variation>
        """#, ""
      ),
      (
        #"""
                    <variation key="default">
                        <mask key="subviews">
                            <exclude reference="l"/>
                        </mask>
                    </variation>
                    <variation key="widthClass=compact">
                        <mask key="subviews">
                            <include reference="l"/>
                        </mask>
                    </variation>
        """#, nil
      ),
      // A segue needs another destination.
      (
        #"""
                    <connections>
                        <segue destination="gone" kind="show" id="s"/>
                        <outlet property="label" destination="gone" id="o"/>
                    </connections>
        """#,
        #"""
                    <connections>
                        <segue destination="gone" kind="show" id="s"/>
                    </connections>
        """#
      ),
    ] as [(String, String?)])
  func whatHasNoEffectGoes(before: String, after: String?) throws {
    let text = Self.document(before)
    let file = try folder.add("A.xib", text)
    let patch = try lint("--fix", "--dry-run", file: file)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text && patch.status == 0)
    #expect(patch.output.isEmpty == (after == nil))
    let run = try lint("--fix", file: file)
    let expected = after.map { after in
      after.isEmpty
        ? Self.document(after).replacing("</subviews>\n\n", with: "</subviews>\n")
        : Self.document(after)
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == expected ?? text)
    #expect(!run.output.contains("--fix mends"))
    #expect(run.errors.hasPrefix("0 fixes in 0 documents\n") == (after == nil))
  }

  @Test func resourcesThatNothingNamesGo() throws {
    let resources = """

          <resources>
              <image name="used" width="1" height="1"/>
              <image name="left" width="1" height="1"/>
              <namedColor name="leftToo">
                  <color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </namedColor>
          </resources>
      """
    let use = #"<userDefinedRuntimeAttributes><x image="used"/></userDefinedRuntimeAttributes>"#
    let file = try folder.add("A.xib", Self.document(use, resources: resources))
    let found = try lint("--fail-on", "info", file: file)
    #expect(found.output.components(separatedBy: "[unused-resource]").count == 3)
    #expect(found.output.contains("; --fix mends 2"))
    #expect(try lint("--fix", file: file).errors.hasPrefix("2 fixes in 1 document\n"))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"used\" width") && !text.contains("left"))
  }

  /// What a project accepts stays.
  @Test func whatDoesNotCountIsNotFixed() throws {
    let text = Self.document(
      #"<connections><outlet property="a" destination="gone"/></connections>"#)
    let file = try folder.add("A.xib", text)
    let accepted = try folder.add("accepted.json", lint("--format", "json", file: file).output)
    let configuration = try folder.add(
      "off.json", #"{"lint": {"rules": {"unresolved-reference": "off"}}}"#)
    for options in [
      ["--baseline", accepted], ["--disable", "unresolved-reference"], ["--config", configuration],
    ] {
      let run = try WorkerProgram.run(
        ["lint", "--fix", "--devices", "iPhone 15 Pro"] + options + [file])
      #expect(run.errors.hasPrefix("0 fixes"))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(try lint("--fix", file: file).errors.hasPrefix("1 fix in 1 document\n"))
    #expect(try lint("--dry-run", file: file).status == 64)
  }
}

import CGtk

/// What assistive technology is told about a widget, apart from what GTK tells by itself.
@MainActor
package struct Accessible {
  private let accessible: OpaquePointer

  package init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    accessible = OpaquePointer(widget)
  }

  /// - Parameter object: Anything that is a `GtkAccessible`, such as a page of a stack.
  init(_ object: UnsafeMutableRawPointer) {
    accessible = OpaquePointer(object)
  }

  package func setLabel(_ label: String) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  package func setDescription(_ description: String) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  /// For radio buttons and the like.
  package func setChecked(_ isChecked: Bool) {
    var state = GTK_ACCESSIBLE_STATE_CHECKED
    var value = GValue()
    // GTK 4.8 reads a state of three values as an integer, whatever the type that it names.
    g_value_init(&value, GTypes.int)
    defer { g_value_unset(&value) }
    let tristate = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    g_value_set_int(&value, gint(tristate.rawValue))
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Of what can be selected.
  package func setSelected(_ isSelected: Bool) {
    var state = GTK_ACCESSIBLE_STATE_SELECTED
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    defer { g_value_unset(&value) }
    g_value_set_int(
      &value,
      gint((isSelected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE).rawValue))
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// What is hidden isn't there for assistive technology, seen or not.
  package func setHidden(_ isHidden: Bool) {
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    defer { g_value_unset(&value) }
    g_value_set_boolean(&value, isHidden ? 1 : 0)
    gtk_accessible_update_state_value(accessible, 1, &state, &value)
  }

  /// Says which other widget shows what this one does.
  package func setControls(_ widget: UnsafeMutablePointer<GtkWidget>) {
    var relation = GTK_ACCESSIBLE_RELATION_CONTROLS
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    defer { g_value_unset(&value) }
    // GTK takes the list over.
    g_value_set_pointer(&value, g_list_append(nil, widget))
    gtk_accessible_update_relation_value(accessible, 1, &relation, &value)
  }

  private func set(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    defer { g_value_unset(&value) }
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(accessible, 1, &property, &value)
  }
}

extension Object {
  /// Makes a widget that assistive technology sees in another role than its class has.
  package convenience init(type: GType, role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, gint(role.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return g_object_new_with_properties(type, 1, &names, &value)
    }
    guard let object else { preconditionFailure("GTK makes every type of widget") }
    self.init(UnsafeMutableRawPointer(object))
  }
}

print("ninefold")

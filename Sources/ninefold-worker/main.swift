print("ninefold-worker")

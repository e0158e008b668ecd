print("shoji")

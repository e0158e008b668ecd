import Shelves

final class ShelfRow: ShelfCell<Book, CoverCell> {}

import Shelves

final class MonthCell: ShelfCell<Book, CoverCell> {}

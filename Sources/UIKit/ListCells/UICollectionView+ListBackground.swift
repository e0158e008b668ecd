/// What a layout of lists paints behind the rows.
extension UICollectionView {
    /// Without a colour of its own the view has the one of its list.
    func followLayoutBackground() {
        if let color = layoutList?.listBackground,
            backgroundColor == nil || backgroundColor == .systemBackground
                || backgroundColor == listParts.color,
            backgroundColor != color
        {
            backgroundColor = color
            listParts.color = color
        }
        showBackground()
    }

    private var layoutList: UICollectionViewCompositionalLayout? {
        layoutStore as? UICollectionViewCompositionalLayout
    }

    /// What the list paints over the view's own colour. UIKit: a section of a list has a background of its own far
    /// beyond its rows, whatever colour the view has (a decoration view, -1100...1200 for the only section of a list on a
    /// phone: seen in view hierarchies of shipped apps).
    var listCover: UIColor? {
        guard let layoutList, let color = layoutList.listBackground, color != backgroundStore,
            layoutList.endsInLists, color != .clear
        else { return nil }
        return color
    }
}

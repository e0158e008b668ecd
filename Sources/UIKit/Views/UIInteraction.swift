/// Something that a view does with touches, added by `UIView.addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachments.add(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard attachments.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments.remove(interaction)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(_ interactions: [any UIInteraction]) {
        for old in attachments.interactions { detach(old) }
        for new in interactions { attach(new) }
    }
}

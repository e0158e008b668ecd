extension DeviceModel {
    /// From the oldest to the newest, phones before tablets. Sizes and scales are Apple's published ones; safe
    /// areas as recorded in the iOS simulator by several projects.
    public static let all: [DeviceModel] = [
        DeviceModel("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0),
        DeviceModel("iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
        DeviceModel("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
        DeviceModel("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0),
        DeviceModel("iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
        full("iPhone X", 375, 812, top: 44, corner: 39),
        full("iPhone XS", 375, 812, top: 44, corner: 39),
        full("iPhone XS Max", 414, 896, top: 44, corner: 39),
        full("iPhone XR", 414, 896, scale: 2, top: 44, corner: 41.5),
        full("iPhone 11", 414, 896, scale: 2, top: 44, corner: 41.5),
        full("iPhone 11 Pro", 375, 812, top: 44, corner: 39),
        full("iPhone 11 Pro Max", 414, 896, top: 44, corner: 39),
        full("iPhone 12 mini", 375, 812, top: 50, corner: 44),
        full("iPhone 12", 390, 844, top: 47, corner: 47.33),
        full("iPhone 12 Pro", 390, 844, top: 47, corner: 47.33),
        full("iPhone 12 Pro Max", 428, 926, top: 47, corner: 53.33),
        full("iPhone 13 mini", 375, 812, top: 50, corner: 44),
        full("iPhone 13", 390, 844, top: 47, corner: 47.33),
        full("iPhone 13 Pro", 390, 844, top: 47, corner: 47.33),
        full("iPhone 13 Pro Max", 428, 926, top: 47, corner: 53.33),
        full("iPhone 14", 390, 844, top: 47, corner: 47.33),
        full("iPhone 14 Plus", 428, 926, top: 47, corner: 53.33),
        full("iPhone 14 Pro", 393, 852, top: 59, corner: 55),
        full("iPhone 14 Pro Max", 430, 932, top: 59, corner: 55),
        full("iPhone 15", 393, 852, top: 59, corner: 55),
        full("iPhone 15 Plus", 430, 932, top: 59, corner: 55),
        full("iPhone 15 Pro", 393, 852, top: 59, corner: 55),
        full("iPhone 15 Pro Max", 430, 932, top: 59, corner: 55),
        full("iPhone 16", 393, 852, top: 59, corner: 55),
        full("iPhone 16 Plus", 430, 932, top: 59, corner: 55),
        full("iPhone 16 Pro", 402, 874, top: 62, corner: 62),
        full("iPhone 16 Pro Max", 440, 956, top: 62, corner: 62),
        full("iPhone 16e", 390, 844, top: 47, corner: 47.33),
        full("iPhone 17", 402, 874, top: 62, corner: 62),
        full("iPhone 17 Pro", 402, 874, top: 62, corner: 62),
        full("iPhone 17 Pro Max", 440, 956, top: 62, corner: 62),
        full("iPhone Air", 420, 912, top: 68, corner: 62),
        DeviceModel("iPad (9th generation)", 810, 1080, scale: 2, top: 20, bottom: 0, kind: .pad),
        tablet("iPad (10th generation)", 820, 1180, corner: 25),
        tablet("iPad mini (6th generation)", 744, 1133, corner: 21.5),
        tablet("iPad Pro 11-inch", 834, 1194, corner: 18),
        tablet("iPad Pro 12.9-inch", 1024, 1366, corner: 18),
        tablet("iPad (A16)", 820, 1180, corner: 25),
        tablet("iPad mini (A17 Pro)", 744, 1133, corner: 21.5),
        tablet("iPad Air 11-inch (M3)", 820, 1180, corner: 18),
        tablet("iPad Air 13-inch (M3)", 1024, 1366, corner: 18),
        tablet("iPad Pro 11-inch (M4)", 834, 1210, corner: 30),
        tablet("iPad Pro 13-inch (M4)", 1032, 1376, corner: 30),
    ]

    public static let standard = DeviceModel.named("iPhone 15")!

    /// A phone without a home button: in landscape the sides are as deep as the top is in portrait.
    private static func full(
        _ name: String, _ width: Double, _ height: Double, scale: Int = 3, top: Double, corner: Double
    ) -> DeviceModel {
        DeviceModel(
            name, width, height, scale: scale, top: top, bottom: 34, landscapeSide: top, landscapeBottom: 21,
            corner: corner)
    }

    private static func tablet(_ name: String, _ width: Double, _ height: Double, corner: Double)
        -> DeviceModel
    {
        DeviceModel(
            name, width, height, scale: 2, top: 24, bottom: 20, landscapeBottom: 20, corner: corner,
            kind: .pad)
    }
}

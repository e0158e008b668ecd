/// Scroll traces of a real device's software. Origin: iOS 26.1 simulator, iPhone 16 (393 x 852 points, 3
/// pixels a
/// point), recorded; content 393 x 40000, default settings, a vertical drag made of touches 8 ms apart.
/// Offsets are in pixels, as the device rounds them.
enum RecordedTraces {
    /// 14 moves of 24 points upwards from offset 5000, a lift at rest-free 3000 points per second: the
    /// offsets of
    /// the display frames that followed, 1/60 s apart.
    static let deceleration: [Int] = [
        15991, 16138, 16280, 16417, 16550, 16679, 16803, 16923, 17040, 17152, 17261, 17366, 17468, 17566,
        17662, 17754, 17843, 17929, 18012, 18093, 18171, 18246, 18319, 18390, 18458, 18524, 18588, 18650,
        18709, 18767, 18823, 18877, 18929, 18980, 19028, 19076, 19121, 19166, 19208, 19250, 19290, 19328,
        19366, 19402, 19437, 19471, 19504, 19535, 19566, 19596, 19624, 19652, 19679, 19705, 19730, 19754,
        19778, 19800, 19822, 19843, 19864, 19884, 19903, 19922, 19939, 19957, 19974, 19990, 20006, 20021,
        20036, 20050, 20064, 20077, 20090, 20102, 20114, 20126, 20137, 20148, 20158, 20169, 20179, 20188,
        20197, 20206, 20215, 20223, 20231, 20239, 20247, 20254, 20261, 20268, 20274, 20281, 20287, 20293,
        20299, 20304, 20310, 20315, 20320, 20325, 20330, 20334, 20339, 20343, 20347, 20351, 20355, 20359,
        20362, 20366, 20369, 20372, 20376, 20379, 20382, 20384, 20387, 20390, 20393, 20395, 20397, 20400,
        20402, 20404, 20406, 20408, 20410, 20412, 20414, 20416, 20418, 20419, 20421, 20423, 20424, 20426,
        20427, 20428, 20430, 20431, 20432, 20433, 20435, 20436, 20437, 20438, 20439, 20440, 20441, 20442,
        20443, 20444, 20444, 20445, 20446, 20447, 20447, 20448, 20449, 20450, 20450, 20451, 20451, 20452,
        20453, 20453, 20454,
    ]
    /// Offset at the lift.
    static let decelerationStart = 5326.0
    /// Points per second that `scrollViewWillEndDragging` reported.
    static let decelerationVelocity = 3000.0
    /// Seconds from the lift to the first frame. The recording says 0.00195; its clock was read after the
    /// frame had
    /// been computed, and this value, the only fitted one, brings every frame within 0.34 points.
    static let firstFrameDelay = 0.00129
    /// Seconds from the lift to `scrollViewDidEndDecelerating`.
    static let decelerationDuration = 2.852
    static let decelerationEnd = 6818.0

    /// Content dragged down from offset 0 by a finger: after 10 points of slop, one value for every 5 points.
    static let rubberBand: [Int] = [
        -8, -16, -25, -33, -41, -49, -56, -64, -72, -80, -88, -95, -103, -111, -118, -126, -133, -140, -148,
        -155, -162, -169, -177, -184, -191, -198, -205, -212, -219, -226, -232, -239, -246, -253, -259,
        -266, -273, -279, -286, -292, -299, -305, -312, -318, -324, -330, -337, -343, -349, -355, -361,
        -367, -373, -379, -385, -391, -397, -403, -409, -415, -420, -426, -432, -438, -443, -449, -454,
        -460, -466, -471, -477, -482, -487, -493, -498, -503, -509, -514, -519, -525, -530, -535, -540,
        -545, -550, -555, -560, -565, -570, -575, -580, -585, -590, -595, -600, -605, -609, -614, -619,
        -624, -628, -633, -638, -642, -647, -652, -656, -661, -665, -670, -674, -679, -683, -688, -692,
        -696, -701, -705,
    ]
    /// Offset from which the held finger then lifted.
    static let releaseStart = -235.0
    /// Seconds from the lift to `scrollViewDidEndDecelerating`, at offset 0.
    static let releaseDuration = 0.6908
}

@_exported import CoreGraphics
@_exported import Foundation
import QuartzCore

public typealias SystemSoundID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813
public let kAudioFormatAppleLossless: UInt32 = 1_634_492_771

/// Nothing is heard or felt.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Kept.say("AudioServicesPlaySystemSound(_:)", "nothing is heard or felt")
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    Kept.say("AudioServicesPlayAlertSound(_:)", "nothing is heard or felt")
}
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    SystemAnswer.later { inCompletionBlock?() }
}
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlayAlertSound(inSystemSoundID)
    SystemAnswer.later { inCompletionBlock?() }
}
/// Each sound has a number of its own.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = SystemSoundID(truncatingIfNeeded: 5000 + abs(inFileURL.hash % 100_000))
    return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    kAudioServicesNoError
}
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: AnyObject?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

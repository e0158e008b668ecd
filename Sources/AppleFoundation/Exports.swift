@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC
@_exported import QuartzCore

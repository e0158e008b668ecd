import Foundation

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSCoreDataError = 134060
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSSQLiteError = 134180
public let NSInferredMappingModelError = 134190

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

enum CoreDataFault {
    static func error(_ code: Int, _ text: String, _ userInfo: [String: Any] = [:]) -> NSError {
        var userInfo = userInfo
        userInfo[NSLocalizedDescriptionKey] = text
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo)
    }

    /// One fault as it is, several as one that has them all.
    static func all(_ faults: [NSError]) -> NSError? {
        guard faults.count > 1 else { return faults.first }
        return error(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
            [NSDetailedErrorsKey: faults])
    }
}

extension NSManagedObject {
    func fault(_ code: Int, _ key: String) -> NSError {
        let texts = [
            NSValidationMissingMandatoryPropertyError: "is a required value.",
            NSValidationRelationshipLacksMinimumCountError: "has too few objects.",
            NSValidationRelationshipExceedsMaximumCountError: "has too many objects.",
            NSValidationRelationshipDeniedDeleteError: "is not empty.",
            NSValidationNumberTooLargeError: "is too large.",
            NSValidationNumberTooSmallError: "is too small.",
            NSValidationDateTooLateError: "is too late.", NSValidationDateTooSoonError: "is too soon.",
            NSValidationStringTooLongError: "is too long.", NSValidationStringTooShortError: "is too short.",
            NSValidationStringPatternMatchingError: "does not match its pattern.",
        ]
        var info: [String: Any] = [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: key]
        info[NSValidationValueErrorKey] = shownValue(key)
        return CoreDataFault.error(code, "\(key) \(texts[code] ?? "is not valid.")", info)
    }

    /// By what the model asks of values.
    func validate() throws {
        fill()
        var faults: [NSError] = []
        for property in entity.properties {
            switch property {
            case let attribute as NSAttributeDescription: faults += faultsOf(attribute)
            case let relationship as NSRelationshipDescription: faults += faultsOf(relationship)
            default: break
            }
        }
        if let fault = CoreDataFault.all(faults) { throw fault }
    }

    private func faultsOf(_ attribute: NSAttributeDescription) -> [NSError] {
        let name = attribute.name
        guard let value = values[name] else {
            return attribute.isOptional ? [] : [fault(NSValidationMissingMandatoryPropertyError, name)]
        }
        let (size, codes): (Double, (least: Int, most: Int))
        switch value {
        case let text as String where attribute.attributeType == .stringAttributeType:
            if let pattern = attribute.pattern,
                !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
            {
                return [fault(NSValidationStringPatternMatchingError, name)]
            }
            (size, codes) = (
                Double(text.utf16.count), (NSValidationStringTooShortError, NSValidationStringTooLongError)
            )
        case let date as Date:
            (size, codes) = (
                date.timeIntervalSinceReferenceDate,
                (NSValidationDateTooSoonError, NSValidationDateTooLateError)
            )
        case let number as NSNumber:
            (size, codes) = (
                number.doubleValue, (NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
            )
        default: return []
        }
        if let least = attribute.least, size < least { return [fault(codes.least, name)] }
        if let most = attribute.most, size > most { return [fault(codes.most, name)] }
        return []
    }

    private func faultsOf(_ relationship: NSRelationshipDescription) -> [NSError] {
        let count = related(relationship).count
        if count == 0, relationship.isOptional { return [] }
        guard relationship.isToMany else {
            return count > 0 ? [] : [fault(NSValidationMissingMandatoryPropertyError, relationship.name)]
        }
        // Without a minimum none are enough, also where the relationship is not optional: apps save such.
        if count < relationship.minCount {
            return [fault(NSValidationRelationshipLacksMinimumCountError, relationship.name)]
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return [fault(NSValidationRelationshipExceedsMaximumCountError, relationship.name)]
        }
        return []
    }
}

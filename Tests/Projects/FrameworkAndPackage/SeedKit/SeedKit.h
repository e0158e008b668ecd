#import <Foundation/Foundation.h>

FOUNDATION_EXPORT double SeedKitVersionNumber;
FOUNDATION_EXPORT const unsigned char SeedKitVersionString[];

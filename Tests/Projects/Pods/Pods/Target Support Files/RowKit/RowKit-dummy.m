#import <Foundation/Foundation.h>
@interface PodsDummy_RowKit : NSObject
@end
@implementation PodsDummy_RowKit
@end

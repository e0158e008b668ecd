#import <Foundation/Foundation.h>
@interface PodsDummy_OldPaint : NSObject
@end
@implementation PodsDummy_OldPaint
@end

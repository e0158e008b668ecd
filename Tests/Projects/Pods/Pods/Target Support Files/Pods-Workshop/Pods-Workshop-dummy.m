#import <Foundation/Foundation.h>
@interface PodsDummy_Pods_Workshop : NSObject
@end
@implementation PodsDummy_Pods_Workshop
@end

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface OPPainter : NSObject
+ (instancetype)shared;
- (void)paint:(UIView *)view;
@end

NS_ASSUME_NONNULL_END

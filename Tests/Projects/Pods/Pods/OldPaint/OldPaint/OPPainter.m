#import "OPPainter.h"

@implementation OPPainter

+ (instancetype)shared {
    static OPPainter *painter = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ painter = [OPPainter new]; });
    return painter;
}

- (void)paint:(UIView *)view { view.backgroundColor = [UIColor orangeColor]; }

@end

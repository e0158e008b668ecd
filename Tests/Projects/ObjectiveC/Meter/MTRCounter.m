#import "MTRCounter.h"

@implementation MTRCounter {
    NSInteger _limit;
}

- (instancetype)initWithLimit:(NSInteger)limit {
    if ((self = [super init])) { _limit = limit; }
    return self;
}

- (void)count:(NSString *)name {
    _total += 1;
    if (_total == _limit) { [self.delegate counter:self didReachLimit:_limit]; }
}

@end

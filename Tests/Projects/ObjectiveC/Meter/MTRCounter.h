#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@class MTRCounter;

@protocol MTRCounterDelegate <NSObject>
- (void)counter:(MTRCounter *)counter didReachLimit:(NSInteger)limit;
@end

@interface MTRCounter : NSObject
@property (nonatomic, weak, nullable) id<MTRCounterDelegate> delegate;
@property (nonatomic, readonly) NSInteger total;
- (instancetype)initWithLimit:(NSInteger)limit;
- (void)count:(NSString *)name;
@end

NS_ASSUME_NONNULL_END

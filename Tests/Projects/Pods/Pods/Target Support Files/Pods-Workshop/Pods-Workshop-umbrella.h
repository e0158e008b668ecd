#import <UIKit/UIKit.h>

FOUNDATION_EXPORT double Pods_WorkshopVersionNumber;

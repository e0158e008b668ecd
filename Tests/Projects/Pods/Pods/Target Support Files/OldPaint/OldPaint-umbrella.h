#import <UIKit/UIKit.h>

#import "OPPainter.h"

FOUNDATION_EXPORT double OldPaintVersionNumber;

#import "MTRCounter.h"

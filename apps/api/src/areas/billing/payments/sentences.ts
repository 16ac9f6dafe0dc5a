export const UNAVAILABLE = 'Paid plans are not available at the moment.'
export const NOTHING_TO_MANAGE = 'There is no subscription to manage on this account.'
export const NOT_CANCELLED = 'Your subscription could not be cancelled. Please try again in a few minutes.'

import { ApiError } from '@lilypad/contracts'

export const UNAVAILABLE = 'Paid plans are not available at the moment.'
export const NOTHING_TO_MANAGE = 'There is no subscription to manage on this account.'
export const NOTHING_TO_PAUSE = 'There is no plan on this account that can be paused now.'
export const NOTHING_PAUSED = 'No plan on this account is paused.'
export const PAUSE_TOO_LATE =
  'Our payment provider allows no pause that ends more than two years after a plan was first charged. You can cancel it, and choose a plan again when you are back.'
export const PAUSE_HAS_BEGUN = 'The pause has begun or ended meanwhile. Please look again.'
export const CARD_DECLINED =
  'Your card was declined, so the pause goes on. Change the card under Manage my subscription.'
export const NOT_CHANGED = 'Your plan could not be changed. Please try again in a few minutes.'
export const NOT_REFUNDED = 'The payment provider says that this payment is not refunded in full.'
export const NOT_ASKED =
  'The payment provider does not answer at the moment. Please try again in a few minutes.'
export const MAY_NOT_REFUND =
  'The key of the payment provider may not refund. Refund the payment in full at Stripe, then decide again.'
export const CANNOT_REFUND =
  'The payment provider does not refund this payment. Look at it there, then decide again.'
export const NOT_CANCELLED = 'Your subscription could not be cancelled. Please try again in a few minutes.'

/** All details but the message stay in our log. */
export const toPaymentError = (message: string, cause: unknown) =>
  Object.assign(new ApiError('internal', message), { cause })

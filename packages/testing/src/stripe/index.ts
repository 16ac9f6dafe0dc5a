export type { StripeRequest } from './requests.ts'
export { type StripeStandIn, type StripeTrouble, startStripeStandIn } from './server.ts'

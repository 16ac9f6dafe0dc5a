import { WHY_NOT_LISTED } from '@lilypad/domain'

const isKnown = (reason: string): reason is keyof typeof WHY_NOT_LISTED =>
  Object.hasOwn(WHY_NOT_LISTED, reason)

export const whyNotListed = (reason: string): string =>
  `Not listed: ${isKnown(reason) ? WHY_NOT_LISTED[reason] : reason}.`

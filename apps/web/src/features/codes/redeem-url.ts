import { paths } from '@lilypad/contracts/addresses'

/** The address where a code is redeemed. Source: specification, decisions 10. */
export const redeemUrl = (origin: string, code: string): string => `${origin}/#${paths.redeem.href(code)}`

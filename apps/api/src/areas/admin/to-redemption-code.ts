import type { Config } from '@lilypad/config'
import type { RedemptionCode } from '@lilypad/contracts'
import type { UnusedCode } from '@lilypad/db'

/** A redeemable code, as admins see it. */
export const toRedemptionCode = ({ durationDays, ...code }: UnusedCode): RedemptionCode => ({
  ...code,
  duration: durationDays,
  is_deleted: false,
})

/** The address where a code is redeemed. Source: the decisions, section 10. */
export const redeemUrl =
  ({ http }: Pick<Config, 'http'>) =>
  (code: string): string =>
    `${http.publicUrl}/#/redeem/${code}`

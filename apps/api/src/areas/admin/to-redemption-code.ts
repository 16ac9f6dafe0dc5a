import type { Config } from '@lilypad/config'
import type { RedemptionCode } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import type { UnusedCode } from '@lilypad/db'

/** A redeemable code, as admins see it. */
export const toRedemptionCode = ({ durationDays, ...code }: UnusedCode): RedemptionCode => ({
  ...code,
  duration: durationDays,
  is_deleted: false,
})

/** The address where a code is redeemed. Source: specification, decisions 10. */
export const redeemUrl =
  ({ http }: Pick<Config, 'http'>) =>
  (code: string): string =>
    clientAddress(http.publicUrl, paths.redeem.href(code))

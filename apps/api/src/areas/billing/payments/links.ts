import type { Config } from '@lilypad/config'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { PaidPlanId } from '@lilypad/domain'

/** The payment link of each plan; null for one that cannot be bought now. */
export const paymentLinks = ({ payments, http }: Config): Record<PaidPlanId, string | null> => {
  if (payments.mode === 'none') return { skip: null, jump: null }
  if (payments.mode === 'stripe') return { skip: payments.linkSkip ?? null, jump: payments.linkJump ?? null }
  const checkout = (plan: PaidPlanId) => `${http.publicUrl}${serverPaths.sandboxCheckout}?plan=${plan}`
  return { skip: checkout('skip'), jump: checkout('jump') }
}

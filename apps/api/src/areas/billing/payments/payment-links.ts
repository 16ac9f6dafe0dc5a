import type { Config } from '@lilypad/config'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { OfferId } from '@lilypad/domain'

/** The payment link of each offer; null for one that cannot be bought now. */
export function paymentLinks({ payments, http }: Config): Record<OfferId, string | null> {
  const { mode, linkSkip, linkJump, linkJumpIntake } = payments
  if (mode === 'none') return { skip: null, jump: null, jump_intake: null }
  if (mode === 'stripe')
    return { skip: linkSkip ?? null, jump: linkJump ?? null, jump_intake: linkJumpIntake ?? null }
  const checkout = (offer: OfferId) => `${http.publicUrl}${serverPaths.sandboxCheckout}?plan=${offer}`
  return { skip: checkout('skip'), jump: checkout('jump'), jump_intake: checkout('jump_intake') }
}

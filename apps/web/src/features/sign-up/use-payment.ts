import type { User } from '@lilypad/contracts'
import { type OfferId, paymentLink } from '@lilypad/domain'
import { type Occasion, rememberOccasion } from '@/api/accounts/welcome.ts'
import { usePaymentLinks } from '@/api/billing/billing.ts'

/** Back from the payment page by the browser's own button, a page that was kept is older than what happened since. */
const reloadOnReturn = () =>
  window.addEventListener('pageshow', (event) => event.persisted && window.location.reload())

function leaveFor(address: string): Promise<never> {
  reloadOnReturn()
  window.location.assign(address)
  return new Promise(() => undefined)
}

/** Sends the browser to the payment page of an offer, in a person's name; false where it cannot be bought. */
export function usePayment() {
  const links = usePaymentLinks()
  return async (
    offer: OfferId,
    user: Pick<User, 'stripeClientReferenceId' | 'email'>,
    occasion: Occasion,
  ): Promise<boolean> => {
    const link = links[offer]
    if (!link) return false
    rememberOccasion(occasion)
    const address = new URL(paymentLink(link, user.stripeClientReferenceId))
    // Stripe fills it in.
    address.searchParams.set('prefilled_email', user.email)
    return leaveFor(address.href)
  }
}

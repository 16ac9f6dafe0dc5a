import type { PaidPlanId } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../home/home.ts'

/** The hosted payment page of each plan; null where the plan cannot be bought, undefined before it is known. */
export const usePaymentLinks = (): Record<PaidPlanId, string | null | undefined> => {
  const { data: settings } = useQuery(settingsQuery)
  return { skip: settings?.payment_link_skip, jump: settings?.payment_link_jump }
}

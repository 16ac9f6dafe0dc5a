import type { OfferId } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../home/home.ts'

/** The hosted payment page of each offer; null where it cannot be bought, undefined before it is known. */
export function usePaymentLinks(): Record<OfferId, string | null | undefined> {
  const { data: settings } = useQuery(settingsQuery)
  return {
    skip: settings?.payment_link_skip,
    jump: settings?.payment_link_jump,
    jump_intake: settings?.payment_link_jump_intake,
  }
}

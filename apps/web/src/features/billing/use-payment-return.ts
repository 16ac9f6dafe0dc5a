import { PAID_PLAN_IDS } from '@lilypad/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { becomeUser, fetchUser, userQuery } from '@/api/accounts/session.ts'
import { welcomePayer } from '@/api/accounts/welcome.ts'

/** How long to wait for a payment's confirmation, and how often to check. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 1_500

export type PaymentReturn =
  | 'none'
  | 'confirming'
  /** Not confirmed in time: the confirmation may still arrive. */
  | 'late'

const isMarked = (query: URLSearchParams) => PAID_PLAN_IDS.some((plan) => query.get(plan) === '1')

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Reloads the person until they are premium; null at the time limit, or when no longer needed. */
const untilPremium = async (isAwaited: () => boolean) => {
  const deadline = Date.now() + PATIENCE_MS
  while (isAwaited() && Date.now() < deadline) {
    const user = await fetchUser().catch(() => null)
    if (user && !user.isFree) return user
    await sleep(LOOK_AGAIN_MS)
  }
  return null
}

/**
 * After a payment the browser comes back with `?skip=1` or `?jump=1`, often before the provider's confirmation: waits
 * for it, then welcomes the person and removes the marker from the address.
 */
export const usePaymentReturn = (): { state: PaymentReturn; askAgain: () => void } => {
  const [query, setQuery] = useSearchParams()
  const [isLate, setIsLate] = useState(false)
  const { data: user } = useQuery(userQuery)
  const client = useQueryClient()
  const marked = isMarked(query)
  const waits = marked && !isLate && Boolean(user)

  const arrive = useCallback(() => {
    welcomePayer()
    setQuery({}, { replace: true })
  }, [setQuery])

  useEffect(() => {
    if (!waits) return
    let awaited = true
    void untilPremium(() => awaited).then((premium) => {
      if (!awaited) return
      if (!premium) return setIsLate(true)
      void becomeUser(client, premium)
      arrive()
    })
    return () => {
      awaited = false
    }
  }, [waits, client, arrive])

  if (!marked || user === null) return { state: 'none', askAgain: () => undefined }
  return { state: isLate ? 'late' : 'confirming', askAgain: () => setIsLate(false) }
}

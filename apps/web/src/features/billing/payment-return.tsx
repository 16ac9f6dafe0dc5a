import { PAID_PLAN_IDS } from '@lilypad/domain'
import { Spinner } from '@lilypad/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { becomeUser, fetchUser, userQuery } from '@/api/accounts/session.ts'
import { welcomePayer } from '@/api/accounts/welcome.ts'
import { Button } from '@/ui/button.tsx'

/** How long to wait for a payment's confirmation, and how often to check. */
const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 1_500

type Return =
  | 'none'
  | 'confirming'
  /** Not confirmed in time: the confirmation may still arrive. */
  | 'late'

const isMarked = (query: URLSearchParams) => PAID_PLAN_IDS.some((plan) => query.get(plan) === '1')

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Reloads the person until they are premium; null at the time limit, or when no longer needed. */
async function untilPremium(isAwaited: () => boolean) {
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
function usePaymentReturn(): { state: Return; askAgain: () => void } {
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

const Strip = ({ children }: { children: ReactNode }) => (
  <div className="page pt-4">
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-3 rounded-md bg-accent-soft px-4 py-3 font-medium text-sm"
    >
      {children}
    </div>
  </div>
)

export function PaymentReturn() {
  const { state, askAgain } = usePaymentReturn()
  if (state === 'none') return null
  if (state === 'confirming') {
    return (
      <Strip>
        <Spinner size={24} label="" />
        Confirming your payment…
      </Strip>
    )
  }
  return (
    <Strip>
      Your payment has not been confirmed yet. All jobs open as soon as it is.
      <Button size="small" onClick={askAgain}>
        Check again
      </Button>
    </Strip>
  )
}

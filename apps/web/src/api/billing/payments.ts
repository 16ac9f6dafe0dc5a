import { leavingCalls, paymentsCalls } from '@lilypad/contracts'
import type { PauseMonths } from '@lilypad/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { userQuery } from '../accounts/session.ts'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

const payments = createCallClient(paymentsCalls)

export const paymentsQuery = queryOptions({
  ...callQuery(payments, 'loadPayments', {}),
  staleTime: 0,
})

type Plan = { paused_from: string | null; paid_until: string | null }

/** The provider tells the server a moment later: what is known is shown meanwhile. */
function showPlan(client: QueryClient, plan: Plan) {
  client.setQueryData(paymentsQuery.queryKey, (data) =>
    data?.subscription
      ? { ...data, subscription: { ...data.subscription, ...plan, can_pause: false } }
      : data,
  )
  return client.invalidateQueries({ queryKey: userQuery.queryKey })
}

export const pausePlan = async (client: QueryClient, months: PauseMonths): Promise<void> =>
  showPlan(client, await payments.pauseSubscription({ months }))

/**
 * @param from when the pause begins or began
 * @param chargeNow whether it has begun, as the person was told: then it is charged, and all jobs open once that is
 * confirmed
 */
export async function resumePlan(
  client: QueryClient,
  { from, chargeNow }: { from: string; chargeNow: boolean },
): Promise<void> {
  await payments.resumeSubscription({ charge_now: chargeNow })
  if (!chargeNow) await showPlan(client, { paused_from: null, paid_until: from })
}

export const { saveLeavingReason } = createCallClient(leavingCalls)

import { paths } from '@lilypad/contracts/addresses'
import { formatDay, newYorkDay, PAUSE_MONTHS, type PaidPlanId, type PauseMonths } from '@lilypad/domain'
import { plural } from '@lilypad/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pausePlan, paymentsQuery, resumePlan } from '@/api/billing/payments.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { Button } from '@/ui/button.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'

const toDay = (at: Date | string) => formatDay(newYorkDay(new Date(at)))

/** Offered where the plan can pause. */
export function PauseChoice({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  const plan = useQuery(paymentsQuery).data?.subscription
  if (!plan?.can_pause || !plan.paid_until) return null
  const pause = async (months: PauseMonths) => {
    if (await attempt(() => pausePlan(client, months))) onDone()
  }
  return (
    <section aria-label="Pause instead" className="mb-6 grid gap-3 border-line border-b pb-6">
      <h3 className="font-semibold text-base text-ink">Only need a break? Pause instead.</h3>
      <p>
        All jobs stay open until {toDay(plan.paid_until)}. Then nothing is charged and you see the free jobs,
        until your plan goes on and is charged as before.
      </p>
      <div className="flex flex-wrap gap-2">
        {PAUSE_MONTHS.map((months) => (
          <Button key={months} disabled={isPending} onClick={() => void pause(months)}>
            <span className="sr-only">Pause for</span> {plural(months, 'month')}
          </Button>
        ))}
      </div>
    </section>
  )
}

export type PausedPlanProps = { from: string; until: string | null; plan: PaidPlanId | null }

/** When a paused plan goes on, and the way to let it go on now. */
export function PausedPlan({ from, until, plan }: PausedPlanProps) {
  const client = useQueryClient()
  const { attempt, isPending } = useAttempt()
  // As it was told, whatever the time is when one answers.
  const [hasBegun] = useState(new Date(from) <= new Date())
  const navigate = useNavigate()
  const resume = async () => {
    const isDone = await attempt(() => resumePlan(client, { from, chargeNow: hasBegun }))
    // Which waits until the payment is confirmed.
    if (isDone && hasBegun) navigate(paths.dashboardAfterPayment.href(plan ?? 'skip'))
  }
  return (
    <div className="mt-1 grid justify-items-start gap-3">
      <p className="text-ink-soft">
        <span className="text-ink">
          {hasBegun ? 'Your plan is paused' : `Your plan pauses on ${toDay(from)}`}
        </span>
        {until && ` and goes on, charged as before, on ${toDay(until)}`}.{' '}
        {hasBegun
          ? 'Until then you see the free jobs.'
          : 'All jobs stay open until it pauses; then you see the free ones.'}{' '}
        Your tracker, stars and searches stay.
      </p>
      {hasBegun ? (
        <AskingButton
          pending={isPending && 'Working...'}
          danger={false}
          action="End the pause"
          question="Your plan is charged now, and all jobs open."
          onSure={() => void resume()}
        >
          End the pause
        </AskingButton>
      ) : (
        <Button pending={isPending && 'Working...'} onClick={() => void resume()}>
          Don't pause
        </Button>
      )}
    </div>
  )
}

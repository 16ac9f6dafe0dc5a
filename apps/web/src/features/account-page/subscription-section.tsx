import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import {
  findSoldPlan,
  formatCents,
  formatDay,
  getPlan,
  LEAVING_REASON_WORDS,
  LEAVING_REASONS,
  type LeavingReason,
  newYorkDay,
  OFFER_TERMS,
} from '@lilypad/domain'
import { buttonClass } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paymentsQuery, saveLeavingReason } from '@/api/billing/payments.ts'
import { usePortal } from '@/api/billing/use-portal.ts'
import { PauseChoice, PausedPlan, type PausedPlanProps } from '@/parts/pause-plan.tsx'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { Section } from './section.tsx'
import { useManageSubscription } from './use-manage-subscription.ts'

/** A plan whose pause has begun opens the free jobs alone. */
function Paused(paused: PausedPlanProps) {
  const { openPortal, isPending } = usePortal()
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-[1_1_20rem] max-w-prose">
        <p className="font-semibold">Subscription: Paused</p>
        <PausedPlan {...paused} />
      </div>
      <Button pending={isPending && 'Working...'} onClick={openPortal}>
        Manage my subscription.
      </Button>
    </div>
  )
}

const Upgradable = () => (
  <div className="flex flex-wrap items-center justify-between gap-4">
    <div>
      <p className="font-semibold">Subscription: Free</p>
      <p className="mt-1 text-ink-soft">You're currently viewing a subset of curated job listings.</p>
      <p className="text-ink-soft">Upgrade to access 100% of our opportunities.</p>
    </div>
    <Link to={paths.upgrade.href()} className={buttonClass('primary')}>
      Upgrade
    </Link>
  </div>
)

function Free() {
  const plan = useQuery(paymentsQuery).data?.subscription
  return plan?.paused_from ? (
    <Paused from={plan.paused_from} until={plan.paid_until} plan={plan.plan} />
  ) : (
    <Upgradable />
  )
}

/** The plan and its price, when it is charged next, and what ends when it is cancelled. */
function PlanTerms() {
  const { data, isPending } = useQuery(paymentsQuery)
  const { plan, paid_until: until = null, paused_from: from = null } = data?.subscription ?? {}
  if (!data) return isPending ? <p className="min-h-24" /> : null
  if (!plan) return null
  if (from) return <PausedPlan {...{ from, until, plan }} />
  const paid = data.payments.find((payment) => payment.kind === 'started' && payment.plan === plan)
  const sold = paid?.amount == null ? getPlan(plan) : findSoldPlan(plan, paid.amount)
  const terms = sold
    ? `${sold.price} ${sold.period}`
    : `last charged ${formatCents(paid?.amount ?? 0, paid?.currency ?? null)}`
  const sum = sold?.offer ? `: $${OFFER_TERMS[sold.offer].renewal}` : ''
  const day = until && formatDay(newYorkDay(new Date(until)))
  return (
    <p className="mt-1 text-ink-soft">
      <span className="text-ink">
        {getPlan(plan).name}, {terms}.
      </span>{' '}
      {day && `Next charge${sum} on ${day}, unless you cancel. `}
      If you cancel, all jobs stay open until {day ?? 'the paid time ends'}; then you see the free ones, and
      saved searches send no e-mail. Your tracker and stars stay.
    </p>
  )
}

type CancelPlanProps = { goOn: () => void; isPending: boolean }

/** Offers a pause; goes on to the payment portal whether or not the question is answered or its answer can be kept. */
function CancelPlan({ goOn, isPending }: CancelPlanProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<LeavingReason | null>(null)
  const close = () => setOpen(false)
  const leave = () => {
    close()
    if (reason) saveLeavingReason({ reason }).catch(() => undefined)
    goOn()
  }
  const actions = (
    <>
      <Button onClick={close}>Keep my plan</Button>
      <Button look="primary" onClick={leave}>
        Go on to cancel
      </Button>
    </>
  )
  return (
    <>
      <Button look="quiet" disabled={isPending} onClick={() => setOpen(true)}>
        Cancel my plan
      </Button>
      {isOpen && (
        <Dialog title="Cancel my plan" onClose={close} actions={actions}>
          <PauseChoice onDone={close} />
          <p>You cancel on the next page, where you pay.</p>
          <fieldset className="mt-4 grid gap-2 text-ink">
            <legend className="mb-2 font-semibold">Why are you leaving? (optional)</legend>
            {LEAVING_REASONS.map((one) => (
              <ChoiceCard
                key={one}
                type="radio"
                name="leaving-reason"
                label={LEAVING_REASON_WORDS[one]}
                checked={reason === one}
                onChange={() => setReason(one)}
              />
            ))}
          </fieldset>
        </Dialog>
      )}
    </>
  )
}

function Premium({ user }: { user: User }) {
  const { manage, isPending, hasPlan } = useManageSubscription(user)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-[1_1_20rem] max-w-prose">
        <p className="font-semibold">Subscription: Premium</p>
        <p className="mt-1 text-ink-soft">
          You have full access to curated job listings and premium features.
        </p>
        <PlanTerms />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button pending={isPending && 'Working...'} onClick={manage}>
          Manage my subscription.
        </Button>
        {hasPlan && <CancelPlan goOn={manage} isPending={isPending} />}
      </div>
    </div>
  )
}

export const SubscriptionSection = ({ user }: { user: User }) => (
  <Section title="Subscription status" isClosed={user.isImpersonated && !user.isFree}>
    {user.isFree ? <Free /> : <Premium user={user} />}
  </Section>
)

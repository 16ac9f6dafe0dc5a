import { isPaidPlan, type Plan } from '@lilypad/domain'
import { CheckIcon, plural } from '@lilypad/ui'
import { useUser } from '@/api/accounts/session.ts'
import { usePaymentLinks } from '@/api/billing/billing.ts'
import { useAnswers, useIntakeOffers } from '@/api/intake/stored-intake.ts'
import { ChoiceCard } from '@/ui/fields/choice-card.tsx'
import { WANTED_ID } from './intake-footer.tsx'
import { PLAN_HINTS } from './intake-texts.ts'
import { SomeMatches, useMatches } from './matches.tsx'

type OfferProps = {
  plan: Plan
  isAvailable: boolean
  /** How many of the jobs that fit it opens; undefined while unknown. */
  matches: number | undefined
}

const Offer = ({ plan, isAvailable, matches }: OfferProps) => (
  <div className="grid gap-3 pl-8">
    <p className="min-h-6 font-semibold text-accent-text text-sm tabular-nums">
      {matches !== undefined && `${isPaidPlan(plan.id) ? 'All ' : ''}${plural(matches, 'job')} for you`}
    </p>
    <p className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <span className="font-extrabold text-2xl">{plan.price}</span>
      <span className="text-ink-soft text-sm">{plan.period}</span>
    </p>
    <ul className="grid gap-1.5 text-sm">
      {plan.points.map((point) => (
        <li key={point} className="flex gap-2">
          <CheckIcon size={16} className="mt-0.5 shrink-0 text-positive" />
          {point}
        </li>
      ))}
    </ul>
    {!isAvailable && <p className="text-ink-soft text-sm">This plan is not available at the moment.</p>}
  </div>
)

function Offers() {
  const { answers, answer } = useAnswers()
  const links = usePaymentLinks()
  const offers = useIntakeOffers()
  const isAvailable = ({ offer }: Plan) => offer === null || links[offer] !== null
  const { all, seen } = useMatches()
  return (
    <fieldset aria-describedby={WANTED_ID}>
      <legend className="mb-3 font-semibold text-sm">Choose one</legend>
      {all !== undefined && (
        <p className="mb-3 text-ink-soft text-sm">
          Your state is not counted yet: some of these jobs hire in other states alone.
        </p>
      )}
      <div className="grid gap-3 lg:grid-cols-3">
        {offers.map((plan) => (
          <ChoiceCard
            key={plan.id}
            type="radio"
            isWhole
            name="plan"
            label={plan.name}
            help={PLAN_HINTS[plan.id]}
            checked={answers.selected_plan === plan.id}
            disabled={!isAvailable(plan)}
            onChange={() => answer({ selected_plan: plan.id })}
          >
            <Offer
              plan={plan}
              isAvailable={isAvailable(plan)}
              matches={isPaidPlan(plan.id) ? all : seen?.count}
            />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  )
}

export function PlanStep() {
  const user = useUser()
  if (user && !user.isFree)
    return <p className="text-lg">You have full access to curated job listings and premium features.</p>
  return (
    <>
      <SomeMatches />
      <Offers />
    </>
  )
}

import { paths } from '@lilypad/contracts/addresses'
import { isPaidPlan, monthlyPrice, PLANS, type Plan } from '@lilypad/domain'
import { cx } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { homeQuery } from '@/api/home/home.ts'

const opens = (plan: Plan, counts: { all: number; free: number } | undefined): string => {
  const number = counts && (isPaidPlan(plan.id) ? counts.all : counts.free)
  const jobs = number ? `${number.toLocaleString('en-US')} jobs` : 'jobs'
  return isPaidPlan(plan.id)
    ? `All ${jobs}, filters and alerts`
    : `${number ? jobs : 'Some jobs'} to start with`
}

const PlanLink = ({ plan, what }: { plan: Plan; what: string }) => (
  <Link
    to={paths.signUp.href()}
    className={cx(
      'card grid h-full content-start gap-1 rounded-lg p-5 transition duration-200 hover:shadow-float',
      plan.struckPrice && 'bg-highlight-soft shadow-[inset_0_0_0_1.5px_var(--highlight-line)]',
    )}
  >
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="font-bold text-lg">{plan.name}</span>
      <span className="tabular-nums">
        <span className="font-extrabold text-xl">{plan.price}</span>{' '}
        <span className="text-ink-soft text-sm">{plan.period}</span>
      </span>
    </span>
    <span className="text-ink-soft text-sm tabular-nums">
      {[what, monthlyPrice(plan)].filter(Boolean).join(' · ')}
    </span>
  </Link>
)

export const PlanStrip = () => {
  const user = useUser()
  const { data: home } = useQuery(homeQuery)
  if (user) return null
  return (
    <section className="page" aria-labelledby="home-plans">
      <h2 id="home-plans" className="font-bold text-2xl md:text-3xl">
        Pick your pad
      </h2>
      <p className="mt-2 mb-6 text-ink-soft text-lg">Look around for free; a plan opens every job.</p>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {PLANS.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <PlanLink plan={plan} what={opens(plan, home?.counts)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

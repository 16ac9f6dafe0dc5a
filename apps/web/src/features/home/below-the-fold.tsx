import { paths } from '@lilypad/contracts/addresses'
import { isPaidPlan, monthlyPrice, PLANS, type Plan } from '@lilypad/domain'
import { cx, Mark } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { homeQuery } from '@/api/home/home.ts'
import { Pad, Pond, Ripple } from '@/ui/pictures/pond.tsx'
import { ArticlesSection } from './articles-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { AllJobsLink, FitLink, JoinLink } from './home-link.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

function opens(plan: Plan, counts: { all: number; free: number } | undefined): string {
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

function PlanStrip() {
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

const FACTS = [
  ['2021', 'the year we started'],
  ['10,000+', 'jobs curated since'],
  ['575+', 'company job boards read daily'],
] as const

const FounderSection = () => (
  <section className="border-line border-y bg-surface-raised" aria-labelledby="home-founder">
    <div className="page grid gap-10 py-14 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] md:gap-16 md:py-20">
      <div className="grid justify-items-start gap-4">
        <Mark size={44} />
        <h2 id="home-founder" className="font-bold text-2xl md:text-3xl">
          A note from the founder
        </h2>
        <div className="grid max-w-prose gap-4 text-lg">
          <p>
            I started Lilypad in 2021, after too many evenings of scrolling past jobs that were not remote,
            not paid or not real. I wanted one quiet place for people who care about learning.
          </p>
          <p>
            Since then we have curated over 10,000 jobs. Each was read, sorted and checked before it reached
            anybody’s screen. If it would not have been worth my time, it is not worth yours.
          </p>
        </div>
        <div className="pt-2">
          <JoinLink>Start Now</JoinLink>
        </div>
      </div>
      <dl className="grid content-center gap-6 max-md:grid-cols-1 sm:max-md:grid-cols-3">
        {FACTS.map(([figure, text]) => (
          <div key={figure} className="flex flex-col-reverse justify-end border-line border-l-2 pl-5">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="font-extrabold text-3xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

const SteppingPads = () => (
  <svg viewBox="0 0 500 130" aria-hidden="true" className="w-full max-w-md justify-self-center">
    <Ripple x={250} y={70} size={220} />
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
      <Pad key={step} x={36 + step * 51} y={step % 2 === 0 ? 42 : 92} size={58 + step * 3} turn={step * 47} />
    ))}
  </svg>
)

const FitSection = () => (
  <section className="page" aria-labelledby="home-fit">
    <div className="grid items-center gap-6 rounded-lg bg-accent-soft p-6 min-[42rem]:grid-cols-2 md:p-10">
      <div className="grid justify-items-start gap-3">
        <h2 id="home-fit" className="font-bold text-2xl">
          Not sure where to land?
        </h2>
        <p className="text-ink-soft text-lg">
          Tell us what you have done and what you want. Nine short steps, and your dashboard opens with the
          jobs that fit.
        </p>
        <FitLink />
      </div>
      <SteppingPads />
    </div>
  </section>
)

function ClosingSection() {
  const user = useUser()
  return (
    <section className="page" aria-labelledby="home-closing">
      <div className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-lg bg-surface-header px-6 pt-12 pb-28 text-center md:pt-16 md:pb-36">
        <Pond className="absolute inset-x-0 bottom-0 -z-10 h-40 md:h-56" />
        <h2 id="home-closing" className="font-extrabold text-2xl md:text-3xl">
          Your next pad is waiting
        </h2>
        <p className="max-w-xl text-balance text-ink-soft text-lg">
          {user
            ? 'New jobs come in every day. See what landed since you were here.'
            : 'Joining is free and takes a minute. Your first jobs are waiting.'}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <JoinLink>Sign Up</JoinLink>
          <AllJobsLink look={user ? 'primary' : 'plain'} />
        </div>
      </div>
    </section>
  )
}

export default function BelowTheFold() {
  return (
    <div className="grid grid-cols-1 gap-16 pt-16 md:gap-24 md:pt-24">
      <PlanStrip />
      <FeaturesSection />
      <FitSection />
      <FounderSection />
      <TestimonialsSection />
      <ArticlesSection />
      <ClosingSection />
    </div>
  )
}

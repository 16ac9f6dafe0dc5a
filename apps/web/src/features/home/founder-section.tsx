import { Mark } from '@lilypad/ui'
import { JoinLink } from './home-link.tsx'

const FACTS = [
  ['2021', 'the year we started'],
  ['10,000+', 'jobs curated since'],
  ['575+', 'company job boards read daily'],
] as const

/** Who is behind it, and since when. */
export const FounderSection = () => (
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

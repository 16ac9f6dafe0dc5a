import type { FullJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { FACTS_QUESTION, type FactLine, factLines, type MayLiveThere, mayLiveThere } from '@lilypad/domain'
import { cx, DisclosureSummary, Skeleton } from '@lilypad/ui'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { useWishes, WhyItFits } from '../fit.tsx'

const LOOKS: Record<MayLiveThere, string> = {
  yes: 'text-positive',
  no: 'text-danger',
  'not stated': 'text-ink-soft',
}

type LineProps = {
  line: FactLine
  /** The state of the member's profile, and whether they may live in it. */
  home: { state: string; mayLive: MayLiveThere } | null
}

/** One fact, with the sentences behind it on demand. */
const Line = ({ line, home }: LineProps) => (
  <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-ink-soft text-sm">{line.topic}</dt>
    <dd className="min-w-0 text-sm">
      <div className={cx('wrap-anywhere', line.isStated ? 'font-medium' : 'text-ink-soft')}>
        {line.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {line.unstated.length > 0 && <p className="text-ink-soft">Not stated: {line.unstated.join(', ')}</p>}
      {line.fact === 'eligibility' && home && (
        <p className={LOOKS[home.mayLive]}>
          From {home.state}, your state: <strong className="font-semibold">{home.mayLive}</strong>
        </p>
      )}
      {line.evidence.length > 0 && (
        <details className="mt-0.5 text-ink-soft text-sm print:hidden">
          <DisclosureSummary>
            In the posting’s words<span className="sr-only">: {line.topic}</span>
          </DisclosureSummary>
          {line.evidence.map((words) => (
            <blockquote key={words} className="wrap-anywhere mt-1.5 border-line border-l-3 pl-3">
              “{words}”
            </blockquote>
          ))}
        </details>
      )}
    </dd>
  </div>
)

/** What the posting states of who can take the job: each line with its sentences on demand. */
export function TakeJob({ job }: { job: FullJob | null }) {
  const state = useUser()?.state
  const wishes = useWishes()
  // What fits stands above: the rest would jump if it came later.
  if (job === null || wishes === undefined) return <Skeleton className="mb-8 h-72 rounded-md sm:h-56" />
  const home = state ? { state, mayLive: mayLiveThere(job.facts, state) } : null
  return (
    <>
      <WhyItFits {...{ job, wishes }} />
      <section aria-labelledby="take-job" className="card mb-8 px-5 pt-4 pb-2">
        <h2 id="take-job" className="font-bold text-lg">
          {FACTS_QUESTION}
        </h2>
        <dl className="mt-1 divide-y divide-line">
          {factLines(job.facts, job.applyBy).map((line) => (
            <Line key={line.fact} line={line} home={home} />
          ))}
        </dl>
        <Link
          to={paths.howWeRead.href()}
          className="inline-flex min-h-6 items-center text-ink-soft text-sm hover:underline touch:min-h-11 print:hidden"
        >
          How we read postings
        </Link>
      </section>
    </>
  )
}

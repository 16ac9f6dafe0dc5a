import { paths } from '@lilypad/contracts/addresses'
import {
  BY_PLACE,
  FACTS_HEADING,
  FACTS_QUESTION,
  type FactLine,
  factLines,
  type MayLiveThere,
  mayLiveThere,
  salaryText,
  splitFacts,
} from '@lilypad/domain'
import { cx, DisclosureSummary, Skeleton } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '@/api/accounts/session.ts'
import { PayLine } from '@/parts/job-pay.tsx'
import { DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { lazyPart } from '@/ui/lazy.tsx'
import { useWishes, WhyItFits } from '../job-fit.tsx'
import type { LoadedHead } from './job-page-data.ts'

const ResumeDialog = lazyPart(() => import('../resume/resume-dialog.tsx'))

const LOOKS: Record<MayLiveThere, string> = {
  yes: 'text-positive',
  no: 'text-danger',
  'not stated': 'text-ink-soft',
}

const Row = ({ topic, children }: { topic: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-2 @xl:grid-cols-[11rem_minmax(0,1fr)] @4xl:grid-cols-1">
    <dt className="text-ink-soft text-xs leading-5">{topic}</dt>
    <dd className="wrap-anywhere min-w-0 font-medium text-sm tabular-nums">{children}</dd>
  </div>
)

const Detail = ({ children }: { children: ReactNode }) => (
  <p className="font-normal text-ink-soft text-xs">{children}</p>
)

const Evidence = ({ topic, evidence }: Pick<FactLine, 'topic' | 'evidence'>) => (
  <details className="font-normal text-ink-soft text-xs print:hidden">
    <DisclosureSummary>
      In the posting’s words<span className="sr-only">: {topic}</span>
    </DisclosureSummary>
    {evidence.map((words) => (
      <blockquote key={words} className="wrap-anywhere mt-1.5 border-line border-l-3 pl-3">
        “{words}”
      </blockquote>
    ))}
  </details>
)

const Line = ({ line, children }: { line: FactLine; children?: ReactNode }) => (
  <Row topic={line.topic}>
    {line.texts.map((text) => (
      <p key={text} className={cx(!line.isStated && 'font-normal text-ink-soft')}>
        {text}
      </p>
    ))}
    {line.isByPlace && <Detail>{BY_PLACE}</Detail>}
    {children}
    {line.evidence.length > 0 && <Evidence {...line} />}
  </Row>
)

const HomeState = ({ state, mayLive }: { state: string; mayLive: MayLiveThere }) => (
  <p className={cx('font-normal', LOOKS[mayLive])}>
    From {state}, your state: <strong className="font-semibold">{mayLive}</strong>
  </p>
)

/** What the posting states of the job and of who can take it, each once, and in one line what it leaves out. */
export function ForYou({ head, job }: LoadedHead) {
  const state = useUser()?.state
  const wishes = useWishes()
  // What fits stands on top: the rest would jump if it came later.
  if (job === null || wishes === undefined) return <Skeleton className="h-96 rounded-md" />
  const pay = salaryText(head)
  const { told, leftOut } = splitFacts(factLines(job.facts, job.applyBy, job.residence), pay !== null)
  const where = told.find(({ fact }) => fact === 'eligibility')
  const mayLive = state ? mayLiveThere(job.residence, state) : null
  const home = state && mayLive && <HomeState {...{ state, mayLive }} />
  const isRuledOut = mayLive === 'no'
  return (
    <section aria-labelledby="for-you for-you-question" className="card px-5 pt-4 pb-2">
      <h2 id="for-you" className="font-bold text-lg">
        {FACTS_HEADING}
      </h2>
      <p id="for-you-question" className="text-ink-soft text-xs">
        {FACTS_QUESTION}
      </p>
      {isRuledOut && <div className="mt-2 text-sm">{home}</div>}
      <WhyItFits {...{ job, wishes }} />
      <dl className="mt-1 divide-y divide-line" aria-label="Facts">
        {where && <Line line={where}>{!isRuledOut && home}</Line>}
        {pay && (
          <Row topic="Pay">
            <PayLine job={head} />
            {head.salaryRange && head.salaryRange !== pay && <Detail>Listed as {head.salaryRange}</Detail>}
          </Row>
        )}
        {told.map((line) => line !== where && <Line key={line.fact} line={line} />)}
        <Row topic="Work">
          {[head.jobType, head.workplace].filter(Boolean).join(', ')}
          <p>{head.travel}</p>
          {job.travelDetails && <Detail>“{job.travelDetails}”</Detail>}
        </Row>
      </dl>
      {leftOut && <p className="border-line border-t pt-2 text-ink-soft text-xs">{leftOut}</p>}
      <p className="mt-2 mb-1 print:hidden">
        <DialogButton size="small" dialog={(close) => <ResumeDialog job={job} onClose={close} />}>
          Compare with my resume
        </DialogButton>
      </p>
      <Link
        to={paths.howWeRead.href()}
        className="inline-flex min-h-6 items-center text-ink-soft text-xs hover:underline touch:min-h-11 print:hidden"
      >
        How we read postings
      </Link>
    </section>
  )
}

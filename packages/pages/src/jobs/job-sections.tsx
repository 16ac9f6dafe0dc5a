/** @jsxRuntime automatic */
import type { JobHistory } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import {
  BY_PLACE,
  type ChangedPassages,
  FACTS_HEADING,
  FACTS_QUESTION,
  type FactLine,
  type HistoryEvent,
  historyWords,
  splitFacts,
} from '@lilypad/domain'
import { DisclosureSummary } from '@lilypad/ui'
import type { ReactNode } from 'react'
import { SOFT } from '../frame/parts.tsx'

/** For the passages of a posting inside. */
const QUOTING =
  '[&_blockquote]:my-2 [&_blockquote]:whitespace-pre-line [&_blockquote]:border-line [&_blockquote]:border-l-[3px] [&_blockquote]:pl-3 [&_blockquote]:text-sm'

function Evidence({ topic, evidence }: FactLine) {
  return (
    <details className={`font-normal text-ink-soft text-sm ${QUOTING}`}>
      <DisclosureSummary className="touch:-my-1.5">
        In the posting’s words<span className="sr-only">: {topic}</span>
      </DisclosureSummary>
      {evidence.map((words) => (
        <blockquote key={words}>“{words}”</blockquote>
      ))}
    </details>
  )
}

function Row({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line py-2 not-first:border-t max-sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[2fr_5fr]">
      <dt>{topic}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Line(line: FactLine) {
  return (
    <Row topic={line.topic}>
      {line.texts.map((text) => (
        <p key={text} className={line.isStated ? undefined : 'open'}>
          {text}
        </p>
      ))}
      {line.isByPlace && <p className="open">{BY_PLACE}</p>}
      {line.evidence.length > 0 && <Evidence {...line} />}
    </Row>
  )
}

export type ForYouProps = {
  lines: readonly FactLine[]
  pay: string | null
  /** Type and workplace, travel. */
  work: readonly (string | null)[]
}

/** What the posting states of the job and of who can take it, each once, and in one line what it leaves out. */
export function ForYou({ lines, pay, work }: ForYouProps) {
  const { told, leftOut } = splitFacts(lines, pay !== null)
  const where = told.filter(({ fact }) => fact === 'eligibility')
  return (
    <section aria-labelledby="for-you question" className="card my-6 px-6 py-4 [&_h2]:mb-0 [&_h2]:text-lg">
      <h2 id="for-you">{FACTS_HEADING}</h2>
      <p id="question" className="text-ink-soft text-xs">
        {FACTS_QUESTION}
      </p>
      <dl className="mt-1 [&_.open]:font-normal [&_.open]:text-ink-soft [&_dd]:wrap-anywhere [&_dd]:min-w-0 [&_dd]:font-semibold [&_dd]:text-sm [&_dd]:tabular-nums [&_dt]:text-ink-soft [&_dt]:text-sm">
        {where.map((line) => (
          <Line key={line.topic} {...line} />
        ))}
        {pay !== null && <Row topic="Pay">{pay}</Row>}
        {told.map((line) => !where.includes(line) && <Line key={line.topic} {...line} />)}
        <Row topic="Work">{work.map((text) => text && <p key={text}>{text}</p>)}</Row>
      </dl>
      <p className={`border-line border-t pt-2 ${SOFT}`}>{leftOut}</p>
      <p className={SOFT}>
        <a href={clientAddress('', paths.howWeRead.href())}>How we read postings</a>
      </p>
    </section>
  )
}

/** A board that prints something else every night would fill the page. */
const MAX_EVENTS = 20

function Passage({ name, words }: { name: string; words: string | null }) {
  return (
    words !== null && (
      <blockquote>
        <b className="block text-ink-soft text-xs">{name}</b>
        {words}
      </blockquote>
    )
  )
}

function Passages({ before, after }: ChangedPassages) {
  return (
    <>
      <Passage name={after === null ? 'No longer there' : 'Before'} words={before} />
      <Passage name={before === null ? 'New' : 'After'} words={after} />
    </>
  )
}

function Events({ events }: { events: readonly HistoryEvent[] }) {
  const shown = events.slice(0, MAX_EVENTS)
  const count =
    events.length > shown.length ? `the newest ${shown.length} of ${events.length}` : events.length
  return (
    <details className={QUOTING}>
      <DisclosureSummary>What we saw since then ({count})</DisclosureSummary>
      <ol className="my-2 list-disc space-y-2 pl-4.5">
        {shown.map(({ sentence, passages }, index) => (
          <li key={index}>
            {sentence}
            {passages && <Passages {...passages} />}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** What we saw of a listed job over time, in words that stay true while the page is cached. */
export function History({ history }: { history: JobHistory }) {
  const { dates, events, noEvents, listings, earlier, sources, employer } = historyWords(history, {
    today: null,
    isOpen: true,
  })
  return (
    <section
      aria-labelledby="history"
      className="history wrap-anywhere mt-10 mb-8 space-y-2 border-line border-t pt-6 [&_h2]:text-lg"
    >
      <h2 id="history">History</h2>
      <p className={SOFT}>{dates.join(' · ')}</p>
      {noEvents === null ? <Events events={events} /> : <p>{noEvents}</p>}
      {listings !== null && (
        <>
          <p>{listings}</p>
          <ul className={`list-disc space-y-2 pl-4.5 ${SOFT}`}>
            {earlier.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {sources !== null && <p className={SOFT}>{sources}</p>}
      {employer !== null && <p className={SOFT}>{employer}</p>}
    </section>
  )
}

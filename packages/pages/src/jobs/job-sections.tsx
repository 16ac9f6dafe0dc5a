/** @jsxRuntime automatic */
import type { JobHistory } from '@lilypad/contracts'
import { clientAddress, paths } from '@lilypad/contracts/addresses'
import {
  type ChangedPassages,
  FACTS_QUESTION,
  type FactLine,
  type HistoryEvent,
  historyWords,
} from '@lilypad/domain'
import { DisclosureSummary } from '@lilypad/ui'
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

function Answer(line: FactLine) {
  const { topic, texts, unstated, isStated, evidence } = line
  return (
    <div className="grid gap-x-6 gap-y-1 border-line py-3 not-first:border-t last:pb-0 sm:grid-cols-[2fr_5fr]">
      <dt>{topic}</dt>
      <dd className={isStated ? undefined : 'open'}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {unstated.length > 0 && <p className="open">Not stated: {unstated.join(', ')}</p>}
        {evidence.length > 0 && <Evidence {...line} />}
      </dd>
    </div>
  )
}

/** Whether a reader can take the job, by what its posting states: each line with the sentences that decide it. */
export function TakeJob({ lines }: { lines: readonly FactLine[] }) {
  return (
    <section aria-labelledby="take" className="card my-8 px-6 py-5 [&_h2]:text-lg">
      <h2 id="take">{FACTS_QUESTION}</h2>
      <dl className="mb-3 [&_.open]:font-normal [&_.open]:text-ink-soft [&_.open]:text-sm [&_dd]:wrap-anywhere [&_dd]:min-w-0 [&_dd]:font-semibold [&_dt]:text-ink-soft [&_dt]:text-sm">
        {lines.map((line) => (
          <Answer key={line.topic} {...line} />
        ))}
      </dl>
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

import type { FullJob, JobHistory as SeenJob } from '@lilypad/contracts'
import { type ChangedPassages, type HistoryEvent, historyWords } from '@lilypad/domain'
import { DisclosureSummary, Loading, Skeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { jobHistoryQuery } from '@/api/jobs/job-history.ts'
import { QueryFallbackLine } from '@/api/query-fallback-line.tsx'
import { useToday } from '@/parts/use-today.ts'
import { Button } from '@/ui/button.tsx'
import { part } from '@/ui/lazy.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { DottedLine } from '../job-lines.tsx'

const TextComparison = part(
  () => import('./text-comparison.tsx'),
  <Skeleton className="mt-2 h-24 rounded-sm" />,
)

const SHOWN_AT_FIRST = 5

/** What changed in a text, on demand: what compares words is loaded when it is first opened. */
function Comparison({ sentence, passages }: { sentence: string; passages: ChangedPassages }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="mt-0.5 text-sm print:hidden"
      onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
    >
      <DisclosureSummary>
        What changed<span className="sr-only">: {sentence}</span>
      </DisclosureSummary>
      {wasOpened && <TextComparison passages={passages} />}
    </details>
  )
}

function HistoryEvents({ events }: { events: readonly HistoryEvent[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ol className="relative mt-4 before:absolute before:top-3 before:bottom-3 before:left-[3.5px] before:w-px before:bg-line">
        {shown.map(({ sentence, passages }, index) => (
          <li key={index} className="relative pb-4 pl-6 last:pb-0">
            <span aria-hidden="true" className="absolute top-2 left-0 size-2 rounded-full bg-line-strong" />
            <p className="wrap-anywhere">{sentence}</p>
            {passages && <Comparison sentence={sentence} passages={passages} />}
          </li>
        ))}
      </ol>
      {shown.length < events.length && (
        <Button size="small" className="mt-4" onClick={() => setIsWhole(true)}>
          Show all {events.length}
        </Button>
      )}
    </>
  )
}

function Words({ history, isOpen }: { history: SeenJob; isOpen: boolean }) {
  const words = historyWords(history, { today: useToday(), isOpen })
  return (
    <>
      <DottedLine facts={words.dates} className="mt-1 text-ink-soft text-sm" />
      {words.noEvents ? <p className="mt-4">{words.noEvents}</p> : <HistoryEvents events={words.events} />}
      {words.listings && (
        <div className="mt-4">
          <p className="font-medium">{words.listings}</p>
          <ul className="mt-1 grid gap-1 text-ink-soft text-sm">
            {words.earlier.map((listing, index) => (
              <li key={index} className="wrap-anywhere">
                {listing}
              </li>
            ))}
          </ul>
        </div>
      )}
      {[words.sources, words.employer].map(
        (text) =>
          text && (
            <p key={text} className="wrap-anywhere mt-4 text-ink-soft text-sm">
              {text}
            </p>
          ),
      )}
    </>
  )
}

const WAITING = (
  <Loading label="Loading the history">
    <div className="mt-2 grid gap-3">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  </Loading>
)

/** What we saw of a job over time; loaded when a reader comes near. */
export function JobHistory({ job }: { job: FullJob }) {
  const [isNear, setIsNear] = useState(false)
  const onNear = useCallback(() => setIsNear(true), [])
  const { data, ...query } = useQuery({ ...jobHistoryQuery(job.id), enabled: isNear })
  return (
    <section aria-labelledby="history" className="mt-10 max-w-180 border-line border-t pt-6">
      {!isNear && <EndOfList onNear={onNear} />}
      <h2 id="history" className="font-bold text-lg">
        History
      </h2>
      {data ? (
        <Words history={data} isOpen={job.deletedOn === null} />
      ) : (
        <QueryFallbackLine query={query} waiting={WAITING} />
      )}
    </section>
  )
}

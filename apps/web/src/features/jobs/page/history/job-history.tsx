import type { FullJob, JobHistory as SeenJob } from '@lilypad/contracts'
import { type HistoryWords, historyWords, newYorkDay } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { loadMessageOf } from '@/api/failure-messages.ts'
import { jobHistoryQuery } from '@/api/jobs/job-history.ts'
import { Button } from '@/ui/button.tsx'
import { EndOfList } from '@/ui/lists/end-of-list.tsx'
import { Loading, Skeleton } from '@/ui/skeleton.tsx'
import { DottedLine, wordParts } from '../../dotted-line.tsx'
import { HistoryEvents } from './history-events.tsx'

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div role="alert" className="mt-2 flex flex-wrap items-center gap-3">
    <p className="text-ink-soft">{message}</p>
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const HistorySkeleton = () => (
  <Loading label="Loading the history">
    <div className="mt-2 grid gap-3">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  </Loading>
)

const Listings = ({ words: { listings, earlier } }: { words: HistoryWords }) =>
  listings && (
    <div className="mt-4">
      <p className="font-medium">{listings}</p>
      <ul className="mt-1 grid gap-1 text-ink-soft text-sm">
        {earlier.map((listing, index) => (
          <li key={index} className="wrap-anywhere">
            {listing}
          </li>
        ))}
      </ul>
    </div>
  )

/** Counted from the day on which the page was opened. */
const Words = ({ history, isOpen }: { history: SeenJob; isOpen: boolean }) => {
  const [today] = useState(() => newYorkDay(new Date()))
  const words = historyWords(history, { today, isOpen })
  return (
    <>
      <DottedLine parts={wordParts(words.dates)} className="mt-1 text-ink-soft text-sm" />
      {words.noEvents ? <p className="mt-4">{words.noEvents}</p> : <HistoryEvents events={words.events} />}
      <Listings words={words} />
      {words.sources && <p className="wrap-anywhere mt-4 text-ink-soft text-sm">{words.sources}</p>}
      {words.employer && <p className="wrap-anywhere mt-4 text-ink-soft text-sm">{words.employer}</p>}
    </>
  )
}

/** What we saw of a job over time; loaded when a reader comes near. */
export const JobHistory = ({ job }: { job: FullJob }) => {
  const [isNear, setIsNear] = useState(false)
  const onNear = useCallback(() => setIsNear(true), [])
  const { data, error, refetch } = useQuery({ ...jobHistoryQuery(job.id), enabled: isNear })
  return (
    <section aria-labelledby="history" className="mt-10 max-w-180 border-line border-t pt-6">
      {!isNear && <EndOfList onNear={onNear} />}
      <h2 id="history" className="font-bold text-lg">
        History
      </h2>
      {data && <Words history={data} isOpen={job.deletedOn === null} />}
      {!data && error && <Failed message={loadMessageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <HistorySkeleton />}
    </section>
  )
}

import type { ChangedPassages, HistoryEvent } from '@lilypad/domain'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { DisclosureSummary } from '@/ui/disclosure-summary.tsx'
import { Skeleton } from '@/ui/skeleton.tsx'

const TextComparison = lazy(() => import('./text-comparison.tsx'))

/** More are shown on demand. */
const SHOWN_AT_FIRST = 5

type ComparisonProps = { sentence: string; passages: ChangedPassages }

/** What changed in a text, on demand: what compares words is loaded when it is first opened. */
const Comparison = ({ sentence, passages }: ComparisonProps) => {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="mt-0.5 text-sm print:hidden"
      onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
    >
      <DisclosureSummary>
        What changed<span className="sr-only">: {sentence}</span>
      </DisclosureSummary>
      {wasOpened && (
        <Suspense fallback={<Skeleton className="mt-2 h-24 rounded-sm" />}>
          <TextComparison passages={passages} />
        </Suspense>
      )}
    </details>
  )
}

const Event = ({ sentence, passages }: HistoryEvent) => (
  <li className="relative pb-4 pl-6 last:pb-0">
    <span aria-hidden="true" className="absolute top-2 left-0 size-2 rounded-full bg-line-strong" />
    <p className="wrap-anywhere">{sentence}</p>
    {passages && <Comparison sentence={sentence} passages={passages} />}
  </li>
)

/** What was seen, the newest first: five, and all of it on demand. */
export const HistoryEvents = ({ events }: { events: readonly HistoryEvent[] }) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ol className="relative mt-4 before:absolute before:top-3 before:bottom-3 before:left-[3.5px] before:w-px before:bg-line">
        {shown.map((event, index) => (
          <Event key={index} {...event} />
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

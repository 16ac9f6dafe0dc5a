import type { CuratedListing } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { buttonClass, cx, DownloadIcon, EmptyState, plural } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { pageQuery } from '@/api/admin/back-office.ts'
import type { CurationShow } from '@/api/admin/curation.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { PillChoice } from '@/ui/fields/pill-choice.tsx'
import { ListHead, Pager, useListAddress } from '@/ui/lists/paged-list.tsx'
import { useQueryChoice } from '@/ui/lists/query-choice.ts'
import { SkeletonBoxes } from '@/ui/lists/skeleton-boxes.tsx'
import { ListingCard } from './listing-card.tsx'
import { ListingCases } from './listing-cases.tsx'
import { useAnswerKeys } from './listing-question.tsx'

type Show = CurationShow | 'reports'

const SHOWS: readonly { id: Show; name: string }[] = [
  { id: 'questions', name: 'Questions' },
  { id: 'all', name: 'All' },
  { id: 'listed', name: 'Listed' },
  { id: 'unlisted', name: 'Not listed' },
  { id: 'edited', name: 'Edited' },
  { id: 'reports', name: 'Reports' },
]
const IDS = SHOWS.map(({ id }) => id)

type JobsProps = { jobs: readonly CuratedListing[]; isWaiting: boolean; isNarrowed: boolean }

function Jobs({ jobs, isWaiting, isNarrowed }: JobsProps) {
  if (jobs.length === 0)
    return (
      <EmptyState title="No jobs here">
        {isNarrowed ? 'Try fewer words, or look at all jobs.' : 'They come with the next scrape.'}
      </EmptyState>
    )
  return (
    <div className={cx('grid grid-cols-1 gap-3 transition-opacity duration-120', isWaiting && 'opacity-50')}>
      {jobs.map((job) => (
        <ListingCard key={job.id} job={job} />
      ))}
    </div>
  )
}

const Shows = ({ show, onShow }: { show: Show; onShow: (show: Show) => void }) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <PillChoice label="Show" pills={SHOWS} value={show} onChange={onShow} />
    <a href={serverPaths.correctionsJsonl} download className={buttonClass('quiet', 'small')}>
      <DownloadIcon size={16} />
      Corrections as labelled rows
    </a>
  </div>
)

function CuratedJobs({ show, onShow }: { show: CurationShow; onShow: (show: Show) => void }) {
  const { page, search } = useListAddress()
  useAnswerKeys()
  const jobs = useQuery(pageQuery('getCurationJobs', { page, search, show }))
  return (
    <>
      <ListHead
        label="Search by title or company"
        count={jobs.data && plural(jobs.data.num_jobs, 'job')}
        isWaiting={jobs.isPlaceholderData}
      />
      <Shows show={show} onShow={onShow} />
      {show === 'questions' && (
        <p className="mb-4 text-ink-soft text-sm">
          The rules are unsure of these. Press a number to answer; “Give back” undoes it.
        </p>
      )}
      {!jobs.data && (
        <QueryFallback
          query={jobs}
          waiting={<SkeletonBoxes label="Loading jobs..." count={4} className="h-80 rounded-md lg:h-44" />}
        />
      )}
      {jobs.data && (
        <>
          <Jobs
            jobs={jobs.data.jobs}
            isWaiting={jobs.isPlaceholderData}
            isNarrowed={search !== '' || show !== 'all'}
          />
          <Pager label="Pages of jobs" pageLength={jobs.data.page_length} total={jobs.data.num_jobs} />
        </>
      )}
    </>
  )
}

export function CurationDesk() {
  const [show, setShow] = useQueryChoice('show', IDS, 'all')
  if (show !== 'reports') return <CuratedJobs show={show} onShow={setShow} />
  return (
    <>
      <Shows show={show} onShow={setShow} />
      <ListingCases />
    </>
  )
}

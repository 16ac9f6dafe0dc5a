import type { CuratedListing } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle, outboundLink } from '@lilypad/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Chip } from '@/ui/chip.tsx'
import { OutIcon } from '@/ui/icons.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

const Title = ({ job }: { job: CuratedListing }) => (
  <a
    href={outboundLink(job.url) ?? undefined}
    target="_blank"
    rel="noopener"
    className="inline-block min-h-6 hover:underline"
  >
    <BreakableText text={getTitle(job)} />
    <OutIcon size={14} className="ml-1 inline-block text-ink-soft" />
  </a>
)

/** What job it is, since when it is known, and whether it is listed. */
export const ListingHead = ({ job, children }: { job: CuratedListing; children: ReactNode }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="font-bold">
        <Title job={job} />
      </h2>
      <p className="text-ink-soft text-sm">
        {job.company_name} · found <TimeAgo at={job.first_seen_at} />
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      {job.is_imported && <Chip>Imported</Chip>}
      {job.unlisted_reason === null ? (
        <Link
          to={paths.job.href(job.id)}
          aria-label={`Listed: ${job.title}`}
          className="rounded-full underline-offset-4 hover:underline"
        >
          <Chip tone="positive">Listed</Chip>
        </Link>
      ) : (
        <Chip tone="warning">Not listed</Chip>
      )}
      {children}
    </div>
  </div>
)

import { logoAddress } from '@/api/logo-address.ts'
import { BreakableText } from '@/ui/breakable-text.tsx'
import { LogoTile } from '@/ui/logo-tile.tsx'
import { ApplyButton } from './apply-button.tsx'
import { JobChips } from './job-chips.tsx'
import type { JobHead } from './job-page-data.ts'
import { titleOf } from './job-texts.ts'
import { ShareRow } from './share-row.tsx'

/** What the job is, and the way to apply for it. */
export const JobTitleBlock = ({ job }: { job: JobHead }) => (
  <div className="grid gap-5">
    <div className="flex items-start gap-4 md:gap-5">
      <LogoTile name={job.companyName} src={logoAddress(job)} size="large" />
      <div className="min-w-0">
        {job.featured && <p className="mb-1 font-semibold text-highlight-text text-sm">Sponsored listing</p>}
        <h1 className="font-bold text-xl md:text-2xl">
          <BreakableText text={titleOf(job)} />
        </h1>
        <p className="mt-1 text-ink-soft text-lg">{job.companyName}</p>
      </div>
    </div>
    <JobChips job={job} />
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <ApplyButton url={job.url} className="max-md:hidden" />
      <ShareRow id={job.id} title={titleOf(job)} />
    </div>
  </div>
)

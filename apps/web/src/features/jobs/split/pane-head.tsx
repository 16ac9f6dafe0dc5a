import type { FullJob } from '@lilypad/contracts'
import { getTitle } from '@lilypad/domain'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'
import { ApplyButton } from '../page/apply-button.tsx'
import type { JobHead } from '../page/job-page-data.ts'
import { CompanyLink } from '../page/job-title-block.tsx'
import { StarButton } from '../star-button.tsx'
import { useStar } from '../use-star.ts'

/** Title, Apply and star: in sight wherever one reads. */
export const PaneHead = ({ head, job }: { head: JobHead; job: FullJob | null }) => {
  const onStar = useStar()
  const title = getTitle(head)
  return (
    <div className="sticky top-0 z-20 flex items-center gap-3 border-line border-b bg-surface px-6 py-3">
      <LogoTile name={head.companyName} src={logoAddress(head)} />
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 font-bold text-lg leading-tight">
          <BreakableText text={title} />
        </h2>
        <CompanyLink name={head.companyName} className="text-sm" />
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <ApplyButton job={head} size="medium" />
        {job && (
          <StarButton id={head.id} title={title} isTracked={job.isTracked} onToggle={onStar} size="large" />
        )}
      </div>
    </div>
  )
}

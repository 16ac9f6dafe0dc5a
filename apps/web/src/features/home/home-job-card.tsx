import type { FullJob } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { getTitle, shortAudience } from '@lilypad/domain'
import { BreakableText, Chip, Skeleton } from '@lilypad/ui'
import { trackJobClick } from '@/api/analytics/job-click.ts'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import { Pay } from '@/parts/pay.tsx'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'

export function firstSentence(summary: string): string {
  const end = summary.indexOf('.')
  return end === -1 ? summary : summary.slice(0, end + 1)
}

type HomeJobCardProps = { job: FullJob; colors: Record<string, string> }

export const HomeJobCard = ({ job, colors }: HomeJobCardProps) => (
  <article
    aria-label={`${getTitle(job)}, ${job.companyName}`}
    className="card relative flex h-full flex-col p-5 transition duration-200 hover:shadow-float"
  >
    <div className="flex items-center gap-3">
      <LogoTile name={job.companyName} src={logoAddress(job)} />
      <p className="wrap-anywhere line-clamp-2 min-w-0 font-medium text-ink-soft text-sm">
        {job.companyName}
      </p>
    </div>
    <h3 className="mt-4 font-bold text-lg">
      <a
        href={`#${paths.job.href(job.id)}`}
        target="_blank"
        rel="noopener"
        onClick={() => trackJobClick('Home Job Card Click', job)}
        className="inline-block min-h-6 rounded-sm after:absolute after:inset-0 after:rounded-md"
      >
        <BreakableText text={getTitle(job)} />
      </a>
    </h3>
    {job.summary && <p className="mt-2 line-clamp-3 text-ink-soft text-sm">{firstSentence(job.summary)}</p>}
    <div className="mt-auto grid gap-2 pt-4">
      <Pay job={job} />
      <div className="flex flex-wrap gap-1.5">
        {job.audience.slice(0, 2).map((label) => (
          <Chip key={label} color={colors[label]}>
            {shortAudience(label)}
          </Chip>
        ))}
      </div>
    </div>
  </article>
)

export const HomeJobCardSkeleton = () => (
  <div className="card grid gap-3 p-5">
    <Skeleton className="size-12 rounded-md" />
    <Skeleton className="mt-2 h-5 w-4/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="mt-3 h-6 w-32 rounded-full" />
  </div>
)

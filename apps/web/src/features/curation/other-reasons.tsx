import type { CuratedListing } from '@lilypad/contracts'
import { DisclosureSummary } from '@/ui/disclosure-summary.tsx'

const NAMES: Record<string, string> = {
  title: 'Title',
  job_type: 'Job type',
  locations: 'Locations',
}

/** The reasons behind what is not edited here. */
export const OtherReasons = ({ reasons }: Pick<CuratedListing, 'reasons'>) => {
  const others = Object.entries(NAMES).flatMap(([field, name]) => {
    const reason = reasons[field]
    return reason ? [{ name, reason }] : []
  })
  if (others.length === 0) return null
  return (
    <details className="text-sm">
      <DisclosureSummary className="text-xs">Other reasons</DisclosureSummary>
      <dl className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-4">
        {others.map(({ name, reason }) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="mt-0.5 text-xs">{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

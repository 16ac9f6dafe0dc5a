import type { CuratedListing } from '@lilypad/contracts'

const NAMES: Record<string, string> = {
  title: 'Title',
  job_type: 'Job type',
  workplace: 'Workplace',
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
      <summary className="min-h-6 w-fit rounded-sm text-ink-soft text-xs hover:text-ink touch:py-3">
        Other reasons
      </summary>
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

import { paths } from '@lilypad/contracts/addresses'
import { FILTERS } from '@lilypad/domain'
import { Chip, Skeleton } from '@lilypad/ui'
import { Link } from 'react-router-dom'

export const FilterPanelSkeleton = () => (
  <div className="card grid gap-3 p-4">
    <Skeleton className="h-11" />
    <Skeleton className="h-5 w-2/3 max-md:hidden" />
    <Skeleton className="h-64 max-md:hidden" />
  </div>
)

const NAMES = Object.values(FILTERS).flatMap((filter) => ('shortLabel' in filter ? [filter.shortLabel] : []))

/** Shown to visitors in place of the filters; names them where there is room. */
export const SignUpHint = () => (
  <div className="md:card text-sm md:p-4 lg:p-5">
    <Link
      to={paths.signUp.href()}
      className="inline-block rounded-sm font-semibold text-accent-text underline decoration-transparent underline-offset-4 transition duration-120 hover:decoration-current max-md:py-3"
    >
      Sign up free to enable searches and filters!
    </Link>
    <div className="max-md:hidden">
      <p className="mt-3 mb-2 text-ink-soft">Then find yours by</p>
      <ul className="flex flex-wrap gap-1.5">
        {NAMES.map((name) => (
          <Chip key={name} as="li">
            {name}
          </Chip>
        ))}
      </ul>
    </div>
  </div>
)

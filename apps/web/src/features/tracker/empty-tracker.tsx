import { cx, Frog, StarIcon } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { colorsQuery } from '@/api/home/home.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { AudienceTags } from './application-parts.tsx'

const HEAD = ['Company', 'Role', 'Status', 'Category', 'Audience', 'Salary', 'Type'] as const
const LINE =
  'grid items-center gap-x-4 gap-y-2 md:grid-cols-[2.5rem_1fr_1fr_6rem_1.4fr_1.6fr_4.5rem_5rem_2rem]'
const CELL = 'min-w-0 text-sm max-md:col-span-full max-md:pl-16'

/** What a tracked job looks like; the row does nothing. Source: specification part 2, 'Job tracker'. */
function SampleRow() {
  const { data: colors = {} } = useQuery(colorsQuery)
  return (
    <section aria-label="Example" className="card mt-2 px-4 py-3 opacity-90 md:px-5">
      <div aria-hidden="true" className={cx(LINE, 'max-md:hidden mb-2 font-semibold text-ink-soft text-xs')}>
        <span />
        {HEAD.map((name) => (
          <span key={name}>{name}</span>
        ))}
        <span />
      </div>
      <div className={cx(LINE, 'max-md:grid-cols-[3rem_minmax(0,1fr)_auto]')}>
        <LogoTile name="Sample Company" src={null} size="small" />
        <p className="min-w-0 text-sm max-md:col-span-full max-md:row-start-2 max-md:-mt-6 max-md:pl-16 max-md:text-ink-soft">
          Sample Company
        </p>
        <p className="min-w-0 font-semibold text-sm max-md:col-start-2 max-md:row-start-1 max-md:-mt-6 max-md:text-base">
          Sample Job
        </p>
        <p className={cx(CELL, 'font-semibold text-ink-soft')}>Saved</p>
        <p className={CELL}>Learning & Development</p>
        <div className={CELL}>
          <AudienceTags audience={['Relevant Skills (2-5 years)']} colors={colors} />
        </div>
        <p className={cx(CELL, 'tabular-nums')}>$90k</p>
        <p className={CELL}>Remote</p>
        <StarIcon fill="currentColor" className="text-secondary max-md:col-start-3 max-md:row-start-1" />
      </div>
    </section>
  )
}

export const EmptyTracker = () => (
  <div className="mt-8">
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-6 pb-8 text-center">
      <Frog />
      <p className="text-balance text-ink-soft text-lg">
        You aren't tracking any jobs yet. Click the star icon on any job card to get started.
      </p>
    </div>
    <SampleRow />
  </div>
)

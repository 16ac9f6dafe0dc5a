import type { TrackedJob } from '@lilypad/contracts'
import type { TrackerColumn } from '@lilypad/domain'
import { salaryText, titleOf } from '@lilypad/domain'
import { memo, type ReactNode } from 'react'
import { logoAddress } from '@/api/jobs/logo-address.ts'
import type { StatusOption } from '@/api/tracker/tracker.ts'
import { IconButton } from '@/ui/button.tsx'
import { cx } from '@/ui/cx.ts'
import { useKeepFocus } from '@/ui/dialogs/use-keep-focus.ts'
import { LogoTile } from '@/ui/pictures/logo-tile.tsx'
import { DetailsIcon, StarIcon } from '@/ui/tool-icons.tsx'
import { type AudienceColors, AudienceTags } from '../audience-tags.tsx'
import { NotesField } from '../notes/notes-field.tsx'
import { RoleLink } from '../role-link.tsx'
import { StatusSelect } from '../status-select.tsx'
import { useRow } from '../use-row.ts'
import { lessOf, ROW } from './columns.ts'

/** On a phone a card: logo beside company and role, the rest below, in the order in which it is reached. */
const CARD =
  'max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:content-start max-md:gap-x-3 max-md:gap-y-2 max-md:p-4'
const BELOW = 'max-md:col-span-full'

type CellProps = { column?: TrackerColumn; className?: string; children?: ReactNode }

const Cell = ({ column, className, children }: CellProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a cell that is laid out as a grid item
  <td role="cell" className={cx('min-w-0 md:py-2.5', column && lessOf(column), className)}>
    {children}
  </td>
)

type RowActionsProps = { title: string; isPending: boolean; onDetails: () => void; onRemove: () => void }

const RowActions = ({ title, isPending, onDetails, onRemove }: RowActionsProps) => (
  <div className="flex justify-end max-md:-mt-1 max-md:-mr-2 max-md:-mb-2">
    <IconButton label={`Details of ${title}`} disabled={isPending} onClick={onDetails}>
      <DetailsIcon />
    </IconButton>
    <IconButton
      label={`Stop tracking ${title}`}
      data-remove=""
      disabled={isPending}
      onClick={onRemove}
      className="text-secondary hover:text-secondary"
    >
      <StarIcon fill="currentColor" />
    </IconButton>
  </div>
)

export type TrackedRowProps = {
  job: TrackedJob
  statuses: readonly StatusOption[]
  colors: AudienceColors
}

/** One application: a row at a desk, a card on a phone. */
export const TrackedRow = memo(({ job, statuses, colors }: TrackedRowProps) => {
  const { element, isPending, status, setStatus, remove, openDetails } = useRow<HTMLTableRowElement>(job)
  const keepFocus = useKeepFocus(isPending)
  const title = titleOf(job)
  return (
    <tr
      ref={element}
      // biome-ignore lint/a11y/noRedundantRoles: some browsers drop the role of a row that is laid out as a grid
      role="row"
      data-job={job.id}
      aria-busy={isPending || undefined}
      {...keepFocus}
      className={cx(
        ROW,
        CARD,
        'items-start transition-[opacity,background-color] duration-120 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-wash aria-busy:opacity-60 md:min-h-12 max-md:[contain-intrinsic-size:auto_15rem]',
      )}
    >
      <Cell className="max-md:row-span-2">
        <LogoTile name={job.companyName} src={logoAddress(job)} size="small" />
      </Cell>
      <Cell className="wrap-anywhere text-sm md:pt-4 max-md:-mt-2 max-md:text-ink-soft">
        {job.companyName}
      </Cell>
      <Cell className="text-sm md:pt-4 max-md:col-start-2 max-md:row-start-1 max-md:text-base">
        <RoleLink job={job} />
      </Cell>
      <Cell className={cx(BELOW, 'md:pt-3')}>
        <StatusSelect
          label={`Status of ${title}`}
          status={status}
          statuses={statuses}
          isDisabled={isPending}
          onChange={(next) => void setStatus(next)}
        />
      </Cell>
      <Cell column="category" className="text-sm md:pt-4">
        {job.category}
      </Cell>
      <Cell column="audience" className={cx(BELOW, 'md:pt-3.5 max-md:empty:hidden')}>
        <AudienceTags audience={job.audience} colors={colors} />
      </Cell>
      <Cell column="salaryMax" className={cx(BELOW, 'text-sm tabular-nums md:pt-4 max-md:empty:hidden')}>
        {salaryText(job)}
      </Cell>
      <Cell column="workplace" className="text-sm md:pt-4">
        {job.workplace}
      </Cell>
      <Cell className={cx(BELOW, 'md:pb-3.5')}>
        <NotesField job={job} isDisabled={isPending} />
      </Cell>
      <Cell className={cx(BELOW, 'md:pt-3')}>
        <RowActions
          title={title}
          isPending={isPending}
          onDetails={openDetails}
          onRemove={() => void remove()}
        />
      </Cell>
    </tr>
  )
})

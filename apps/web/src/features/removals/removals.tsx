import type { ListedRemoval } from '@lilypad/contracts'
import { type Column, EmptyState, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { removalsQuery, useLiftRemoval } from '@/api/admin/removals.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { PagedTable, whenColumn } from '@/parts/paged-table.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { AddRemoval } from './add-removal.tsx'

const What = ({ removal: { company, url } }: { removal: ListedRemoval }) => (
  <span className="inline-grid gap-0.5 md:min-w-56">
    {company && <span className="font-medium">{company}</span>}
    {url && <span className="break-all text-sm">{url}</span>}
  </span>
)

function Lift({ removal: { id, company, url, num_jobs: jobs } }: { removal: ListedRemoval }) {
  const { mutate, isPending } = useLiftRemoval()
  const name = company ?? url ?? ''
  const onError = useAdminAlert(name)
  return (
    <AskingButton
      look="quiet"
      size="small"
      aria-label={`Lift: ${name}`}
      pending={isPending && 'Working...'}
      question={`Are you sure that ${name} may be listed again? ${plural(jobs, 'job')} left the list for it.`}
      action="Lift"
      onSure={() => mutate({ id }, { onError })}
    >
      Lift
    </AskingButton>
  )
}

const COLUMNS: Column<ListedRemoval>[] = [
  { name: 'Not listed', cell: (removal) => <What removal={removal} />, title: true },
  { name: 'Asked by', cell: ({ asked_by: askedBy }) => askedBy },
  { name: 'Why', cell: ({ note }) => note, wide: true },
  { name: 'Jobs taken off', cell: ({ num_jobs: jobs }) => jobs, numeric: true },
  whenColumn(({ added_at: at }) => at),
  {
    name: 'Actions',
    cell: (removal) => (removal.lifted_at ? 'Lifted' : <Lift removal={removal} />),
    actions: true,
  },
]

/** Who asked not to be listed: those that stand first, lifted ones paler. */
export function Removals() {
  const { data, ...query } = useQuery(removalsQuery)
  if (!data) return <NotLoaded query={query} waiting={<TableSkeleton label="Loading removals..." />} />
  return (
    <>
      <div className="mb-4">
        <AddRemoval />
      </div>
      <PagedTable
        caption="Do not list"
        columns={COLUMNS}
        rows={data}
        rowKey={({ id }) => id}
        isSettled={({ lifted_at: liftedAt }) => liftedAt !== null}
        pages="Pages of removals"
        none={
          <EmptyState title="Nobody asked yet">
            Add an employer or an address that asks not to be listed.
          </EmptyState>
        }
      />
    </>
  )
}

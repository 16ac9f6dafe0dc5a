import type { ListedRemoval } from '@lilypad/contracts'
import { type Column, EmptyState, PlusIcon, plural, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { adminQuery, useAdminCall } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { AskingButton, DialogButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FormDialog } from '@/ui/dialogs/form-dialog.tsx'
import { TextField } from '@/ui/fields/field.tsx'
import { useFields } from '@/ui/fields/use-fields.ts'
import { PagedTable, whenColumn } from '@/ui/lists/paged-list.tsx'

const What = ({ removal: { company, url } }: { removal: ListedRemoval }) => (
  <span className="inline-grid gap-0.5 md:min-w-56">
    {company && <span className="font-medium">{company}</span>}
    {url && <span className="break-all text-sm">{url}</span>}
  </span>
)

function Lift({ removal: { id, company, url, num_jobs: jobs } }: { removal: ListedRemoval }) {
  const name = company ?? url ?? ''
  const { mutate, isPending } = useAdminCall('liftRemoval', name, 'loadRemovals')
  return (
    <AskingButton
      look="quiet"
      size="small"
      aria-label={`Lift: ${name}`}
      pending={isPending && 'Working...'}
      question={`Are you sure that ${name} may be listed again? ${plural(jobs, 'job')} left the list for it.`}
      action="Lift"
      onSure={() => mutate({ id })}
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

const EMPTY = { company: '', url: '', asked_by: '', note: '' }

function AddRemovalDialog({ onClose }: { onClose: () => void }) {
  const { values, field } = useFields(EMPTY)
  const { alert } = useDialogs()
  const name = values.company || values.url
  const { mutate, isPending } = useAdminCall('addRemoval', name, 'loadRemovals')
  const isNameless = name.trim() === ''
  const isNobody = values.asked_by.trim() === ''
  const submit = () =>
    mutate(values, {
      onSuccess: ({ num_jobs: jobs, receipt }) => {
        onClose()
        void alert(`${plural(jobs, 'job')} left the list.`, { title: name, more: receipt })
      },
    })
  return (
    <FormDialog
      title="Do not list"
      phoneSheet
      action="Take off the list"
      pending={isPending && 'Working...'}
      disabled={isNameless || isNobody}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Company" maxLength={200} {...field('company')} />
      <TextField
        label="Address"
        help="Of a careers page, with all below it, or of one job. A company or an address is needed."
        type="url"
        onceLeft={isNameless && 'Please give a company or an address.'}
        {...field('url')}
      />
      <TextField
        label="Asked by*"
        maxLength={200}
        onceLeft={isNobody && 'Who asked is required.'}
        {...field('asked_by')}
      />
      <TextField label="Why" maxLength={2_000} {...field('note')} />
    </FormDialog>
  )
}

/** Who asked not to be listed: those that stand first, lifted ones paler. */
export function Removals() {
  const { data, ...query } = useQuery(adminQuery('loadRemovals', {}, ({ removals }) => removals))
  if (!data) return <QueryFallback query={query} waiting={<TableSkeleton label="Loading removals..." />} />
  return (
    <>
      <div className="mb-4">
        <DialogButton look="primary" dialog={(close) => <AddRemovalDialog onClose={close} />}>
          <PlusIcon /> Add
        </DialogButton>
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

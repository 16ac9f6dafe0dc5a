import { SAVED, statusName, TRACKER_STATUSES } from '@lilypad/domain'
import { plural } from '@lilypad/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toMessage } from '@/api/failure-messages.ts'
import { type Import, importTrackedJobs, previewImport } from '@/api/tracker/tracker-changes.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { FileButton } from '@/ui/fields/file-button.tsx'
import { Select } from '@/ui/fields/select.tsx'

type Plan = Awaited<ReturnType<typeof importTrackedJobs>>

const Lines = ({ heading, lines }: { heading: string; lines: Plan['problems'] }) =>
  lines.length > 0 && (
    <>
      <p className="mt-3 text-sm">{heading}</p>
      <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-sm">
        {lines.map(({ line, message }) => (
          <li key={`${line} ${message}`} className="flex gap-2">
            <span className="shrink-0 font-semibold tabular-nums">Line {line}:</span>
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </>
  )

const skippedText = (isDone: boolean, count: number) =>
  `${plural(count, 'row')} ${isDone ? (count === 1 ? 'was' : 'were') : 'will be'} skipped:`

const Problems = ({ plan: { problems, warnings }, isDone }: { plan: Plan; isDone: boolean }) => (
  <>
    <Lines heading={skippedText(isDone, problems.length)} lines={problems} />
    <Lines heading="Please check:" lines={warnings} />
  </>
)

const STAGE_OPTIONS = TRACKER_STATUSES.map(({ id, name }) => ({ id: String(id), itemName: name }))

type StagesProps = {
  stages: Plan['unknown_stages']
  chosen: Import['stages']
  onChoose: (name: string, status: number) => void
}

/** Stages of the person's own that could mean several of ours. */
const UnknownStages = ({ stages, chosen, onChoose }: StagesProps) =>
  stages.length > 0 && (
    <fieldset className="mt-3 grid gap-2">
      <legend className="font-semibold text-sm">Which stage is meant?</legend>
      {stages.map(({ name, num_rows }) => (
        <div key={name} className="mt-2 grid grid-cols-2 items-center gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            “{name}” ({plural(num_rows, 'row')})
          </span>
          <Select
            aria-label={`“${name}” (${plural(num_rows, 'row')})`}
            options={STAGE_OPTIONS}
            value={String(chosen[name] ?? SAVED)}
            placeholder={null}
            onChange={(status) => onChoose(name, Number(status))}
          />
        </div>
      ))}
    </fieldset>
  )

/** What was read under another name, and what is not used. */
function columnsText(columns: Plan['columns']) {
  const isSame = (heading: string, column: string) => heading.trim().toLowerCase() === column.toLowerCase()
  const read = columns.flatMap(({ heading, column }) =>
    column && !isSame(heading, column) ? [`${heading} → ${column}`] : [],
  )
  const unused = columns.flatMap(({ heading, column }) => (column || !heading.trim() ? [] : [heading]))
  return [read.join(', '), unused.length > 0 && `Not used: ${unused.join(', ')}`].filter(Boolean).join('. ')
}

function Preview({ plan }: { plan: Plan }) {
  const { columns, first_rows: rows, num_added, num_changed } = plan
  const more = num_added + num_changed - rows.length
  return (
    <div className="mt-3 text-ink">
      <p className="font-semibold">
        {plural(num_added, 'new job')}
        {num_changed > 0 && `, ${num_changed} to update`}
      </p>
      <ul className="mt-2 divide-y divide-line text-sm">
        {rows.map(({ company, job_title: title, tracker_status: status }, index) => (
          <li key={index} className="flex justify-between gap-3 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{title}</span> · {company}
            </span>
            <span className="shrink-0 text-ink-soft">{statusName(status)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-soft text-sm">and {more} more</p>}
      <p className="mt-3 text-ink-soft text-sm empty:hidden">{columnsText(columns)}</p>
    </div>
  )
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const onError = (error: Error) => void alert(toMessage(error))
  const bring = useMutation({ mutationFn: (given: Import) => importTrackedJobs(client, given), onError })
  const preview = useMutation({ mutationFn: previewImport, onError })
  const given = preview.variables
  const choose = (file: File) => {
    bring.reset()
    preview.mutate({ file, stages: {} })
  }
  const plan = bring.data ?? preview.data
  const count = bring.data || !plan ? 0 : plan.num_added + plan.num_changed
  return (
    <Dialog
      title="Import from CSV"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <FileButton
            fileLabel="CSV file"
            accept=".csv,text/csv"
            onChoose={choose}
            look={count > 0 ? 'plain' : 'primary'}
            pending={preview.isPending && 'Reading...'}
          >
            {plan ? 'Choose another file' : 'Choose a file'}
          </FileButton>
          {count > 0 && (
            <Button
              look="primary"
              pending={bring.isPending && 'Importing...'}
              onClick={() => given && bring.mutate(given)}
            >
              Import {plural(count, 'job')}
            </Button>
          )}
        </>
      }
    >
      <p>
        Use our export, or your own sheet with a column for the company and one for the role. Jobs you already
        track are updated, the rest are added.
      </p>
      <div role="status">
        {bring.data && (
          <p className="mt-3 font-semibold text-ink">
            {plural(bring.data.num_added, 'job')} added, {bring.data.num_changed} updated.
          </p>
        )}
        {preview.data && !bring.data && <Preview plan={preview.data} />}
      </div>
      {given && preview.data && !bring.data && (
        <UnknownStages
          stages={preview.data.unknown_stages}
          chosen={given.stages}
          onChoose={(name, status) =>
            preview.mutate({ ...given, stages: { ...given.stages, [name]: status } })
          }
        />
      )}
      <div role="status">{plan && <Problems plan={plan} isDone={bring.data !== undefined} />}</div>
    </Dialog>
  )
}

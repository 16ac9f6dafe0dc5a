import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { importTrackedJobs } from '@/api/tracker/tracker-calls.ts'
import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { plural } from '@/ui/text/format.ts'

type Result = Awaited<ReturnType<typeof importTrackedJobs>>

const ImportResult = ({ result: { num_added, num_changed, problems } }: { result: Result }) => (
  <div className="mt-3 text-ink">
    <p className="font-semibold">
      {plural(num_added, 'job')} added, {num_changed} changed.
    </p>
    {problems.length > 0 && (
      <>
        <p className="mt-2 text-sm">{plural(problems.length, 'line')} could not be taken:</p>
        <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-sm">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className="flex gap-2">
              <span className="shrink-0 font-semibold tabular-nums">Line {line}:</span>
              {message}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)

type FileChooserProps = { onChoose: (file: File) => void; isPending: boolean; children: ReactNode }

const FileChooser = ({ onChoose, isPending, children }: FileChooserProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Lets people choose the same file again after correcting it.
          target.value = ''
        }}
      />
      <Button look="primary" pending={isPending && 'Importing...'} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

/** Takes applications from a file and tells what became of each line. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const bring = useMutation({
    mutationFn: (file: File) => importTrackedJobs(client, file),
    onError: (error) => void alert(messageOf(error)),
  })
  return (
    <Dialog
      title="Import from CSV"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <FileChooser onChoose={bring.mutate} isPending={bring.isPending}>
            {bring.data ? 'Choose another file' : 'Choose a file'}
          </FileChooser>
        </>
      }
    >
      <p>
        A file as the export writes it, or any with the columns Company and Job Title. Jobs that you track
        already are changed, the others are added.
      </p>
      <div role="status">{bring.data && <ImportResult result={bring.data} />}</div>
    </Dialog>
  )
}

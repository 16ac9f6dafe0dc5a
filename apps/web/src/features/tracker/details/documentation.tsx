import type { TrackedJob, TrackerDocument } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { MAX_UPLOAD_BYTES, TOO_LARGE_UPLOAD } from '@lilypad/domain'
import { DownloadIcon, FileIcon, IconButton, IconLink, TrashIcon } from '@lilypad/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteDocument, uploadDocument } from '@/api/tracker/tracker-documents.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { useKeepFocus } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { FileButton } from '@/ui/fields/file-button.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { DetailsSection, useJobChange } from './details-section.tsx'

/** Uploading and deleting one document of an application; `progress` is the part that is sent, null while none is. */
function useDocument(jobId: number, kind: TrackerDocument, noun: string) {
  const client = useQueryClient()
  const { alert, confirm } = useDialogs()
  const { attempt, isPending } = useAttempt()
  const [progress, setProgress] = useState<number | null>(null)
  const upload = async (file: File) => {
    // What is too large need not be sent first.
    if (file.size > MAX_UPLOAD_BYTES) return alert(TOO_LARGE_UPLOAD)
    setProgress(0)
    await attempt(() => uploadDocument(client, kind, { id: jobId, file, onProgress: setProgress }))
    setProgress(null)
  }
  const remove = async () => {
    const question = `Are you sure you want to delete your ${noun}?`
    if (await confirm(question, { title: `Delete ${noun}`, danger: true }))
      await attempt(() => deleteDocument(client, kind, jobId))
  }
  return { progress, isDeleting: isPending && progress === null, upload, remove }
}

/** Source: specification, decisions 9. The server looks at the content as well. */
const ACCEPTED = '.pdf,.doc,.docx,.odt,.rtf,.txt'

const NAMES: Record<TrackerDocument, string> = { resume: 'Resume', cover_letter: 'Cover letter' }

type DocumentFieldProps = { jobId: number; kind: TrackerDocument; filename: string | null }

function DocumentField({ jobId, kind, filename }: DocumentFieldProps) {
  const name = NAMES[kind]
  const noun = name.toLowerCase()
  const { progress, isDeleting, upload, remove } = useDocument(jobId, kind, noun)
  const isBusy = progress !== null || isDeleting
  const keepFocus = useKeepFocus(isBusy)
  const uploadButton = useFocusNext(filename === null ? 0 : 1, isBusy)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend where a name is enough
    <div role="group" aria-label={name} {...keepFocus} className="rounded-md p-3 ring-1 ring-line ring-inset">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileIcon className="shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold text-sm">{name}</p>
          <p className="break-all text-ink-soft text-sm">
            {filename ?? 'PDF, Word, ODT, RTF or text, at most 5 MB'}
          </p>
        </div>
        <div className="flex items-center gap-1">
          {filename && (
            <IconLink label={`Download ${noun}`} href={serverPaths.document.href(kind, jobId)}>
              <DownloadIcon />
            </IconLink>
          )}
          {filename && (
            <IconButton label={`Delete ${noun}`} disabled={isBusy} onClick={() => void remove()}>
              <TrashIcon />
            </IconButton>
          )}
          <FileButton
            ref={uploadButton}
            fileLabel={`${name} file`}
            accept={ACCEPTED}
            onChoose={(file) => void upload(file)}
            size="small"
            pending={progress !== null && 'Uploading...'}
            disabled={isDeleting}
          >
            {filename ? `Replace ${noun}` : `Upload ${noun}`}
          </FileButton>
        </div>
      </div>
      {progress !== null && (
        <div className="mt-3">
          <progress
            aria-label={`${name} upload`}
            value={progress}
            max={1}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-wash accent-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-wash [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200"
          />
        </div>
      )}
    </div>
  )
}

export function Documentation({ job }: { job: TrackedJob }) {
  const { change, isPending } = useJobChange(job.id)
  const [chosen, setChosen] = useState(job.isPortfolioSubmitted)
  /** Shows the choice immediately, and the stored value again if saving fails. */
  const choose = async (isPortfolioSubmitted: boolean) => {
    if (isPending) return
    setChosen(isPortfolioSubmitted)
    if (!(await change({ isPortfolioSubmitted }))) setChosen(!isPortfolioSubmitted)
  }
  return (
    <DetailsSection title="Documentation">
      <div className="grid gap-2">
        <DocumentField jobId={job.id} kind="resume" filename={job.resumeFilename} />
        <DocumentField jobId={job.id} kind="cover_letter" filename={job.coverLetterFilename} />
      </div>
      <div className="mt-2">
        <Checkbox label="Portfolio submitted" checked={chosen} onChange={(is) => void choose(is)} />
      </div>
    </DetailsSection>
  )
}

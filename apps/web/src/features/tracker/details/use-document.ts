import type { TrackerDocument } from '@lilypad/contracts'
import { MAX_DOCUMENT_BYTES, TOO_LARGE_DOCUMENT } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/api/failure-messages.ts'
import { deleteDocument, uploadDocument } from '@/api/tracker/tracker-documents.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

const QUESTIONS: Record<TrackerDocument, string> = {
  resume: 'Are you sure you want to delete your resume?',
  cover_letter: 'Are you sure you want to delete your cover letter?',
}

const TITLES: Record<TrackerDocument, string> = {
  resume: 'Delete resume',
  cover_letter: 'Delete cover letter',
}

/** Uploading and deleting one document of an application; `progress` is the part that is sent, null while none is. */
export const useDocument = (jobId: number, kind: TrackerDocument) => {
  const client = useQueryClient()
  const { alert, confirm } = useDialogs()
  const [progress, setProgress] = useState<number | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const upload = async (file: File) => {
    // What is too large need not be sent first.
    if (file.size > MAX_DOCUMENT_BYTES) return alert(TOO_LARGE_DOCUMENT)
    setProgress(0)
    await uploadDocument(client, { kind, id: jobId, file, onProgress: setProgress }).catch(
      (error: unknown) => void alert(messageOf(error)),
    )
    setProgress(null)
  }
  const remove = async () => {
    if (!(await confirm(QUESTIONS[kind], { title: TITLES[kind], danger: true }))) return
    setDeleting(true)
    await deleteDocument(client, kind, jobId).catch((error: unknown) => void alert(messageOf(error)))
    setDeleting(false)
  }
  return { progress, isDeleting, upload, remove }
}

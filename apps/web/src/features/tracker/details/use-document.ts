import type { TrackerDocument } from '@lilypad/contracts'
import { MAX_DOCUMENT_BYTES, TOO_LARGE_DOCUMENT } from '@lilypad/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteDocument, uploadDocument } from '@/api/tracker/tracker-documents.ts'
import { useAttempt } from '@/api/use-attempt.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'

/** Uploading and deleting one document of an application; `progress` is the part that is sent, null while none is. */
export const useDocument = (jobId: number, kind: TrackerDocument, noun: string) => {
  const client = useQueryClient()
  const { alert, confirm } = useDialogs()
  const { attempt, isPending } = useAttempt()
  const [progress, setProgress] = useState<number | null>(null)
  const upload = async (file: File) => {
    // What is too large need not be sent first.
    if (file.size > MAX_DOCUMENT_BYTES) return alert(TOO_LARGE_DOCUMENT)
    setProgress(0)
    await attempt(() => uploadDocument(client, { kind, id: jobId, file, onProgress: setProgress }))
    setProgress(null)
  }
  const remove = async () => {
    const question = `Are you sure you want to delete your ${noun}?`
    if (await confirm(question, { title: `Delete ${noun}`, danger: true }))
      await attempt(() => deleteDocument(client, kind, jobId))
  }
  return { progress, isDeleting: isPending && progress === null, upload, remove }
}

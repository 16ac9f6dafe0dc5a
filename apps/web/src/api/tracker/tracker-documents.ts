import type { TrackedJob } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../client.ts'
import { uploadFile } from '../upload-file.ts'
import { changeTrackedJob } from './tracker.ts'

export type DocumentKind = 'resume' | 'cover_letter'

/** The largest document that is accepted, in bytes. Source: the decisions, section 9. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024

const named = (kind: DocumentKind, filename: string | null): Partial<TrackedJob> =>
  kind === 'resume' ? { resumeFilename: filename } : { coverLetterFilename: filename }

/** The download address of a document. */
export const documentAddress = (kind: DocumentKind, id: number): string =>
  `/api/tracker/download_${kind}?airtable_id=${id}`

type Upload = {
  kind: DocumentKind
  id: number
  file: File
  /** Receives the progress, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Stores a document of an application, replacing the previous one. */
export const uploadDocument = async (
  client: QueryClient,
  { kind, id, file, onProgress }: Upload,
): Promise<void> => {
  const fields = { airtable_id: String(id) }
  const { filename } = await uploadFile(`/api/tracker/upload_${kind}`, { fields, file, onProgress })
  changeTrackedJob(client, id, named(kind, filename))
}

export const deleteDocument = async (client: QueryClient, kind: DocumentKind, id: number): Promise<void> => {
  const erase = kind === 'resume' ? api.deleteResume : api.deleteCoverLetter
  await erase({ airtable_id: id })
  changeTrackedJob(client, id, named(kind, null))
}

import { type TrackedJob, type TrackerDocument, trackerCalls } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { uploadFile } from '../upload-file.ts'
import { changeTrackedJob, trackerApi } from './tracker.ts'

const named = (kind: TrackerDocument, filename: string | null): Partial<TrackedJob> =>
  kind === 'resume' ? { resumeFilename: filename } : { coverLetterFilename: filename }

type Upload = {
  kind: TrackerDocument
  id: number
  file: File
  onProgress: (part: number) => void
}

export const uploadDocument = async (
  client: QueryClient,
  { kind, id, file, onProgress }: Upload,
): Promise<void> => {
  const fields = { airtable_id: String(id) }
  const { path } = kind === 'resume' ? trackerCalls.uploadResume : trackerCalls.uploadCoverLetter
  const { filename } = await uploadFile(path, { fields, file, onProgress })
  changeTrackedJob(client, id, named(kind, filename))
}

export const deleteDocument = async (
  client: QueryClient,
  kind: TrackerDocument,
  id: number,
): Promise<void> => {
  const erase = kind === 'resume' ? trackerApi.deleteResume : trackerApi.deleteCoverLetter
  await erase({ airtable_id: id })
  changeTrackedJob(client, id, named(kind, null))
}

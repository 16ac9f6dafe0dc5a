import {
  ApiError,
  type TrackedJob,
  type TrackerDocument,
  toErrorCode,
  trackerCalls,
} from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { noteFailure } from '../failure-log.ts'
import { changeTrackedJob, trackerApi } from './tracker.ts'

type Sending = {
  fields: Record<string, string>
  file: File
  onProgress: (part: number) => void
}

type UploadReply = { filename?: unknown; message?: unknown }

function parseReply(text: string): UploadReply {
  try {
    return JSON.parse(text) as UploadReply
  } catch {
    return {}
  }
}

function toForm({ fields, file }: Sending): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** With progress, which `fetch` lacks. Rejects like a call: TypeError when the server is unreachable. */
const uploadFile = (address: string, upload: Sending): Promise<{ filename: string }> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      upload.onProgress(total === 0 ? 0 : loaded / total),
    )
    const fail = (failure: Error) => {
      noteFailure(failure, address)
      reject(failure)
    }
    request.addEventListener('error', () => fail(new TypeError('the connection failed')))
    request.addEventListener('load', () => {
      const { filename, message } = parseReply(request.responseText)
      if (request.status === 200 && typeof filename === 'string') return resolve({ filename })
      const words = typeof message === 'string' ? message : undefined
      const requestId = request.getResponseHeader('x-request-id')
      fail(new ApiError(toErrorCode(request.status), words, { ...(requestId && { requestId }) }))
    })
    request.open('POST', address)
    request.send(toForm(upload))
  })

const named = (kind: TrackerDocument, filename: string | null): Partial<TrackedJob> =>
  kind === 'resume' ? { resumeFilename: filename } : { coverLetterFilename: filename }

type Upload = {
  kind: TrackerDocument
  id: number
  file: File
  onProgress: (part: number) => void
}

export async function uploadDocument(
  client: QueryClient,
  { kind, id, file, onProgress }: Upload,
): Promise<void> {
  const fields = { airtable_id: String(id) }
  const { path } = kind === 'resume' ? trackerCalls.uploadResume : trackerCalls.uploadCoverLetter
  const { filename } = await uploadFile(path, { fields, file, onProgress })
  changeTrackedJob(client, id, named(kind, filename))
}

export async function deleteDocument(client: QueryClient, kind: TrackerDocument, id: number): Promise<void> {
  const erase = kind === 'resume' ? trackerApi.deleteResume : trackerApi.deleteCoverLetter
  await erase({ airtable_id: id })
  changeTrackedJob(client, id, named(kind, null))
}

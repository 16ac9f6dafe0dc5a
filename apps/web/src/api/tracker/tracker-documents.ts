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

type UploadReply = { filename?: unknown; message?: unknown }

function parseReply(text: string): UploadReply {
  try {
    return JSON.parse(text) as UploadReply
  } catch {
    return {}
  }
}

type Upload = { id: number; file: File; onProgress: (part: number) => void }

/** With progress, which `fetch` lacks. Rejects like a call: TypeError when the server is unreachable. */
const uploadFile = (address: string, { id, file, onProgress }: Upload): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    )
    const fail = (failure: Error) => {
      noteFailure(failure, address)
      reject(failure)
    }
    request.addEventListener('error', () => fail(new TypeError('the connection failed')))
    request.addEventListener('load', () => {
      const { filename, message } = parseReply(request.responseText)
      if (request.status === 200 && typeof filename === 'string') return resolve(filename)
      const words = typeof message === 'string' ? message : undefined
      const requestId = request.getResponseHeader('x-request-id')
      fail(new ApiError(toErrorCode(request.status), words, { ...(requestId && { requestId }) }))
    })
    const form = new FormData()
    form.set('airtable_id', String(id))
    form.set('file', file)
    request.open('POST', address)
    request.send(form)
  })

const named = (kind: TrackerDocument, filename: string | null): Partial<TrackedJob> =>
  kind === 'resume' ? { resumeFilename: filename } : { coverLetterFilename: filename }

export async function uploadDocument(
  client: QueryClient,
  kind: TrackerDocument,
  upload: Upload,
): Promise<void> {
  const { path } = kind === 'resume' ? trackerCalls.uploadResume : trackerCalls.uploadCoverLetter
  changeTrackedJob(client, upload.id, named(kind, await uploadFile(path, upload)))
}

export async function deleteDocument(client: QueryClient, kind: TrackerDocument, id: number): Promise<void> {
  const erase = kind === 'resume' ? trackerApi.deleteResume : trackerApi.deleteCoverLetter
  await erase({ airtable_id: id })
  changeTrackedJob(client, id, named(kind, null))
}

import { ApiError, errorCodeOf } from '@lilypad/contracts'
import { noteFailure } from './failure-log.ts'

type Upload = {
  fields: Record<string, string>
  file: File
  /** Told the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void
}

type Answer = { filename?: unknown; message?: unknown }

const answerOf = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}

const formOf = ({ fields, file }: Upload): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/**
 * Sends a file and tells how far it is, which `fetch` cannot. Gives the name under which it is kept.
 * Rejects as a call does: ApiError for a refusal, TypeError when the server could not be reached.
 */
export const uploadFile = (address: string, upload: Upload): Promise<{ filename: string }> =>
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
      const { filename, message } = answerOf(request.responseText)
      if (request.status === 200 && typeof filename === 'string') return resolve({ filename })
      const words = typeof message === 'string' ? message : undefined
      const requestId = request.getResponseHeader('x-request-id')
      fail(new ApiError(errorCodeOf(request.status), words, { ...(requestId && { requestId }) }))
    })
    request.open('POST', address)
    request.send(formOf(upload))
  })

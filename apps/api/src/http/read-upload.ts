import multipart from '@fastify/multipart'
import { ApiError } from '@lilypad/contracts'
import { MAX_UPLOAD_BYTES, TOO_LARGE_UPLOAD } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type ReceivedFile = { name: string; bytes: Buffer }

/** Read up to here although it is too large, so that the browser gets the refusal; then the connection is cut. */
const MAX_READ_BYTES = 4 * MAX_UPLOAD_BYTES
const FIELD = 'file'
const TOO_LARGE = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT'])

const limits = {
  fileSize: MAX_UPLOAD_BYTES,
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
}

export async function acceptOnlyForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  // The full name as sent: the rules for files check it.
  await scope.register(multipart, { limits, preservePath: true })
}

/** Before the body is read: refuses anything but a form, and a declared size that is far too large. */
export function refuseNoUpload(request: FastifyRequest): void {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiError('unsupported_media', 'A file is expected, as multipart/form-data.')
  if (Number(length) > MAX_READ_BYTES) throw new ApiError('too_large', TOO_LARGE_UPLOAD)
}

const BROKEN = 'The upload was cut off. Please try again.'

function toFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code = '' } = error as { code?: string }
  if (TOO_LARGE.has(code)) return new ApiError('too_large', TOO_LARGE_UPLOAD)
  // A missing boundary, too many fields, a truncated form: all are faults of the sender.
  return new ApiError('bad_request', BROKEN)
}

function guardStream({ raw }: FastifyRequest) {
  let read = 0
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > MAX_READ_BYTES) raw.destroy()
  })
}

async function readParts(request: FastifyRequest) {
  const fields = new Map<string, unknown>()
  let file: ReceivedFile | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else {
      // Always read, because the form continues after it.
      const bytes = await part.toBuffer()
      if (part.fieldname === FIELD) file = { name: part.filename ?? '', bytes }
    }
  }
  return { fields: Object.fromEntries(fields), file }
}

/** The one file, at most 5 MB, is held in memory: it is checked before it is stored anywhere. */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; file: ReceivedFile }> {
  request.countBody()
  guardStream(request)
  try {
    const { fields, file } = await readParts(request)
    if (!file) throw new ApiError('bad_request', 'Please choose a file.')
    return { fields, file }
  } catch (error) {
    throw toFailure(error)
  }
}

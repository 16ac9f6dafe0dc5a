import multipart from '@fastify/multipart'
import { ApiError } from '@lilypad/contracts'
import { MAX_DOCUMENT_BYTES, TOO_LARGE_DOCUMENT } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file as it was sent: the name may be anything. */
export type ReceivedFile = { name: string; bytes: Uint8Array }

/** What is too large is read to its end up to here, so that the browser hears why it is refused; then no more. */
const MOST_READ = 4 * MAX_DOCUMENT_BYTES
const PATIENCE_MS = 2 * 60_000
const FIELD = 'file'
const TOO_LARGE = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT'])

const limits = {
  fileSize: MAX_DOCUMENT_BYTES,
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
}

/** Lets the routes of a scope take forms with a file, and nothing else. */
export const acceptOnlyForms = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers()
  // The whole name as it was sent: whether it is one is for the rules of the file to say.
  await scope.register(multipart, { limits, preservePath: true })
}

/** Before the body: refuses what is no form, and what says that it is far too large. */
export const refuseNoUpload = (request: FastifyRequest): void => {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiError('unsupported_media', 'A file is expected, as multipart/form-data.')
  if (Number(length) > MOST_READ) throw new ApiError('too_large', TOO_LARGE_DOCUMENT)
}

const BROKEN = 'The file did not arrive whole. Please try again.'

const failureOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const { code = '' } = error as { code?: string }
  if (TOO_LARGE.has(code)) return new ApiError('too_large', TOO_LARGE_DOCUMENT)
  // A missing boundary, too many fields, a form that ends in the middle: all of them the sender's.
  return new ApiError('bad_request', BROKEN)
}

/** Ends a request that sends on and on, or does not go on sending. */
const guardStream = ({ raw }: FastifyRequest) => {
  let read = 0
  raw.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > MOST_READ) raw.destroy()
  })
  const timer = setTimeout(() => raw.destroy(), PATIENCE_MS)
  return () => clearTimeout(timer)
}

const readParts = async (request: FastifyRequest) => {
  const fields = new Map<string, unknown>()
  let file: ReceivedFile | null = null
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else {
      // Read in any case: the form goes on behind it.
      const bytes = await part.toBuffer()
      if (part.fieldname === FIELD) file = { name: part.filename ?? '', bytes }
    }
  }
  return { fields: Object.fromEntries(fields), file }
}

/**
 * The fields and the one file, named `file`, of a form; at most 5 MB. Held in memory: it is looked at before it is
 * kept anywhere.
 *
 * @throws ApiError `too_large`, or `bad_request` for a form without file or one that breaks off
 */
export const readUpload = async (
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; file: ReceivedFile }> => {
  const release = guardStream(request)
  try {
    const { fields, file } = await readParts(request)
    if (!file) throw new ApiError('bad_request', 'Please choose a file.')
    return { fields, file }
  } catch (error) {
    throw failureOf(error)
  } finally {
    release()
  }
}

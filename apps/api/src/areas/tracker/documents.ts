import { finished } from 'node:stream/promises'
import { ApiError, type ErrorCode } from '@lilypad/contracts'
import {
  type DocumentName,
  deleteDroppedFiles,
  dropFiles,
  expectFile,
  isTracked,
  MAX_DOCUMENT_BYTES,
  setDocument,
} from '@lilypad/db'
import { judgeDocument, MAX_ARCHIVE_ENTRIES, PACKED_UNUSUALLY, type ZipEntry } from '@lilypad/domain'
import { FileStoreError, newFileKey } from '@lilypad/files'
import { type Entry, fromBufferPromise, type LocalFileHeader } from 'yauzl'
import type { ReceivedFile } from '../../http/read-upload.ts'
import type { Needs, Some } from './handler-types.ts'
import { noApplication } from './tracker-errors.ts'

type Archive = {
  /** What its directory names. */
  entries: ZipEntry[]
  /** Whether each entry unpacks to just the size that it states; one that grows beyond it is stopped there. */
  unpacksAsStated(): Promise<boolean>
}

/** The sizes stand behind the bytes, and the header before them has none. */
const SIZES_BEHIND = 0x8

/** Programs that read the directory, and those that read from the beginning, see the same archive. */
function isSame(entry: Entry, local: LocalFileHeader) {
  const isBlank = local.compressedSize === 0 && local.uncompressedSize === 0
  return (
    entry.fileNameRaw.equals(local.fileName) &&
    entry.compressionMethod === local.compressionMethod &&
    entry.generalPurposeBitFlag === local.generalPurposeBitFlag &&
    ((isBlank && (entry.generalPurposeBitFlag & SIZES_BEHIND) !== 0) ||
      (entry.compressedSize === local.compressedSize && entry.uncompressedSize === local.uncompressedSize))
  )
}

async function readArchive(bytes: Buffer): Promise<Archive | null> {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > MAX_ARCHIVE_ENTRIES) return null
  const found: Entry[] = []
  const entries: ZipEntry[] = []
  for await (const entry of zip.eachEntry()) {
    const local = await zip.readLocalFileHeaderPromise(entry)
    if (!entry.canDecodeFileData() || !isSame(entry, local)) return null
    found.push(entry)
    entries.push({
      name: entry.fileName,
      size: entry.uncompressedSize,
      isPacked: entry.compressionMethod !== 0,
      start: local.fileDataStart,
    })
  }
  const unpack = async () => {
    for (const entry of found) await finished((await zip.openReadStreamPromise(entry)).resume())
    return true
  }
  return { entries, unpacksAsStated: () => unpack().catch(() => false) }
}

/** Reads a ZIP archive's directory, without unpacking; null if it is no archive, encrypted or contradicts itself. */
const openArchive = (bytes: Buffer): Promise<Archive | null> => readArchive(bytes).catch(() => null)

/** Nothing was stored; the cause is only in our log. */
const NOT_STORED = 'We couldn’t store the file. Please try again later.'

const DISK_FULL = 'We have no room left to store the file at the moment. Please try again later.'

const NO_ROOM = `Your documents can take at most ${MAX_DOCUMENT_BYTES / 1024 ** 2} MB together. Please remove one first.`

const CODES: Record<Extract<ReturnType<typeof judgeDocument>, { ok: false }>['fault'], ErrorCode> = {
  'deceiving name': 'bad_request',
  empty: 'bad_request',
  'too large': 'too_large',
  'not accepted': 'unsupported_media',
}

/** A document that may be stored, or the reason why not. */
async function acceptOrRefuse({ name, bytes }: ReceivedFile) {
  // What begins as something else is no archive, whatever stands behind.
  const archive = bytes.subarray(0, 2).toString() === 'PK' ? await openArchive(bytes) : null
  const judged = judgeDocument(name, bytes, archive?.entries ?? null)
  if (!judged.ok) throw new ApiError(CODES[judged.fault], judged.message)
  if (archive && !(await archive.unpacksAsStated())) throw new ApiError('unsupported_media', PACKED_UNUSUALLY)
  return judged
}

function notStored(cause: unknown): ApiError {
  const isFull = cause instanceof FileStoreError && cause.kind === 'full'
  const failure = isFull ? new ApiError('no_room', DISK_FULL) : new ApiError('internal', NOT_STORED)
  return Object.assign(failure, { cause })
}

type Names = 'uploadResume' | 'uploadCoverLetter' | 'deleteResume' | 'deleteCoverLetter'
type Which = { userId: number; jobId: number; document: DocumentName }

export function documentsHandlers({ database: { db }, files, now, log }: Needs): Some<Names> {
  /** The worker's sweep deletes what cannot be deleted now. */
  const deleteDropped = async () => {
    const { failure } = await deleteDroppedFiles(db, files, now())
    if (failure !== null) log.warn({ err: failure }, 'A file could not be deleted, and is tried again.')
  }

  const store = async (which: Which, file: ReceivedFile) => {
    if (!(await isTracked(db, which))) throw noApplication()
    const { filename, contentType } = await acceptOrRefuse(file)
    const key = newFileKey()
    await expectFile(db, key, now())
    await files.put(key, file.bytes, contentType).catch((cause: unknown) => {
      throw notStored(cause)
    })
    const stored = { key, filename, bytes: file.bytes.length }
    const outcome = await setDocument(db, which, { stored, now: now() })
    if (outcome === 'full') await dropFiles(db, [key], now())
    await deleteDropped()
    if (outcome === 'gone') throw noApplication()
    if (outcome === 'full') throw new ApiError('too_large', NO_ROOM)
    return { filename }
  }

  const erase = async (which: Which) => {
    if ((await setDocument(db, which, { stored: null, now: now() })) === 'gone') throw noApplication()
    await deleteDropped()
    return {}
  }

  return {
    uploadResume: ({ user, request: { airtable_id: jobId }, file }) =>
      store({ userId: user.id, jobId, document: 'resume' }, file),
    uploadCoverLetter: ({ user, request: { airtable_id: jobId }, file }) =>
      store({ userId: user.id, jobId, document: 'coverLetter' }, file),
    deleteResume: ({ user, request: { airtable_id: jobId } }) =>
      erase({ userId: user.id, jobId, document: 'resume' }),
    deleteCoverLetter: ({ user, request: { airtable_id: jobId } }) =>
      erase({ userId: user.id, jobId, document: 'coverLetter' }),
  }
}

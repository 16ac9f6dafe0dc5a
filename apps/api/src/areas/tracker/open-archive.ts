import { finished } from 'node:stream/promises'
import { MAX_ARCHIVE_ENTRIES, type ZipEntry } from '@lilypad/domain'
import { type Entry, fromBufferPromise, type LocalFileHeader } from 'yauzl'

type Archive = {
  /** What its directory names. */
  entries: ZipEntry[]
  /** Whether each entry unpacks to just the size that it states; one that grows beyond it is stopped there. */
  unpacksAsStated(): Promise<boolean>
}

/** The sizes stand behind the bytes, and the header before them has none. */
const SIZES_BEHIND = 0x8

/** Programs that read the directory, and those that read from the beginning, see the same archive. */
const isSame = (entry: Entry, local: LocalFileHeader) => {
  const isBlank = local.compressedSize === 0 && local.uncompressedSize === 0
  return (
    entry.fileNameRaw.equals(local.fileName) &&
    entry.compressionMethod === local.compressionMethod &&
    entry.generalPurposeBitFlag === local.generalPurposeBitFlag &&
    ((isBlank && (entry.generalPurposeBitFlag & SIZES_BEHIND) !== 0) ||
      (entry.compressedSize === local.compressedSize && entry.uncompressedSize === local.uncompressedSize))
  )
}

const readArchive = async (bytes: Buffer): Promise<Archive | null> => {
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
export const openArchive = (bytes: Buffer): Promise<Archive | null> => readArchive(bytes).catch(() => null)

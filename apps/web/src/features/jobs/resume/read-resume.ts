export type ResumeFault = 'too large' | 'other kind' | 'protected' | 'damaged' | 'without text' | 'not loaded'

export const FAULT_WORDS: Readonly<Record<ResumeFault, string>> = {
  'too large': 'This file is larger than 10 MB. Please choose a smaller one.',
  'other kind': 'This is no PDF and no Word file (.docx). Please choose one of these.',
  protected:
    'This file is protected by a password, or is an old Word file (.doc). Please save it as a PDF without a password.',
  damaged: 'This file could not be read: it is damaged or incomplete. Please save it again as a PDF.',
  'without text': 'This file holds pictures of pages and no text, like a scan. Please choose one with text.',
  'not loaded': 'What reads the file did not load. Please check your connection and try again.',
}

export type ReadResume = { text: string } | { fault: ResumeFault }

const MAX_BYTES = 10 * 1024 * 1024
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024
/** A file that keeps its reader busy for longer is none that a program wrote for people. */
const MAX_MS = 30_000
/** Fewer letters are a stamp on a scan, not a resume. */
const MIN_LETTERS = 40
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** Of an entry in the directory of a ZIP archive. */
const ENTRY = [0x50, 0x4b, 0x01, 0x02]
const UNPACKED_SIZE_AT = 24

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

/** By the sizes that the archive states. */
function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer)
  let sum = 0
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 46 <= bytes.length; at = bytes.indexOf(0x50, at + 1))
    if (beginsWith(bytes, ENTRY, at)) sum += view.getUint32(at + UNPACKED_SIZE_AT, true)
  return sum
}

/** `protected` for what Word encrypts, which has the form of its old files, and for those. */
function toKind(bytes: Uint8Array): 'pdf' | 'docx' | ResumeFault {
  if (beginsWith(bytes, OLE)) return 'protected'
  if (beginsWith(bytes, [0x50, 0x4b])) return unpackedBytes(bytes) > MAX_UNPACKED_BYTES ? 'damaged' : 'docx'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  return head.includes('%PDF-') ? 'pdf' : 'other kind'
}

const toFault = (error: unknown): ResumeFault =>
  error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged'

/** What reads a kind of file is large, and comes when the first one is chosen. */
const loadReader = async (kind: 'pdf' | 'docx') =>
  kind === 'pdf'
    ? (await import('./read/read-pdf.ts')).readPdf
    : (await import('./read/read-docx.ts')).readDocx

/** The text of a PDF or Word file. It is read here, and neither sent nor kept. */
export async function readResume(file: Blob): Promise<ReadResume> {
  if (file.size > MAX_BYTES) return { fault: 'too large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = toKind(bytes)
  if (kind !== 'pdf' && kind !== 'docx') return { fault: kind }
  const read = await loadReader(kind).catch(() => null)
  if (read === null) return { fault: 'not loaded' }
  try {
    const text = await read(bytes as Uint8Array & { buffer: ArrayBuffer }, AbortSignal.timeout(MAX_MS))
    return (text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ? { fault: 'without text' } : { text }
  } catch (error) {
    return { fault: toFault(error) }
  }
}

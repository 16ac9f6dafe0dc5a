import { cleanName } from '../text/clean-text.ts'
import { type ArchiveFault, archiveFault, type OfficeKind, type ZipEntry } from './office-archive.ts'

/** Characters with a special meaning in file systems and shells. */
const SPECIAL = /[<>:"|?*]/g
/** Path separators, and marks that reverse nearby text: such a name is meant to deceive. */
const DECEIVING = /[/\\\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Dots and blanks at the ends hide a file, or some systems cut them and so change the extension. */
const AT_THE_ENDS = /^[.\s]+|(?<![.\s])[.\s]+$/g

const MAX_STEM_LENGTH = 120

export const getExtension = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Source: the standards, section 1. */
export const isDeceiving = (given: string): boolean => DECEIVING.test(given)

/** At most 120 characters plus its extension. `given` must not deceive. Source: the standards, section 1. */
export function documentName(given: string): string {
  const name = cleanName(given).replace(SPECIAL, '_').replace(AT_THE_ENDS, '')
  const extension = getExtension(name)
  if (extension === '') return [...name].slice(0, MAX_STEM_LENGTH).join('')
  const stem = name.slice(0, -extension.length - 1).replace(AT_THE_ENDS, '')
  return `${[...stem].slice(0, MAX_STEM_LENGTH).join('')}.${extension}`
}

/** Signatures of other file types whose bytes may all be letters. */
const OTHERS = ['%PDF-', '{\\rtf', '%!PS', 'Rar!']
const MAX_CHARACTER_BYTES = 5

const TAB = 9
const RETURN = 13
const BLANK = 32
const DELETE = 127

/** Tabs and line ends are text; no other control character is. */
const isControl = (byte: number) => (byte < BLANK && (byte < TAB || byte > RETURN)) || byte === DELETE

function isAnotherKind(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, MAX_CHARACTER_BYTES))
  return OTHERS.some((other) => start.startsWith(other))
}

const UTF_16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
]

/** What Notepad calls Unicode, as UTF-8; null for another encoding. */
function fromUtf16(bytes: Uint8Array): Uint8Array | null {
  const found = UTF_16.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  return found ? new TextEncoder().encode(new TextDecoder(found.name).decode(bytes)) : null
}

/** In UTF-16, UTF-8 or a Latin one-byte alphabet: there every byte from 128 on is a letter. */
export function isPlainText(given: Uint8Array): boolean {
  const bytes = fromUtf16(given) ?? given
  return !bytes.some(isControl) && !isAnotherKind(bytes)
}

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

export const TOO_LARGE_UPLOAD = 'The file must be 5 MB or smaller.'
const DECEIVING_NAME = 'This file’s name holds part of a path or hidden characters. Please rename the file.'
export const PACKED_UNUSUALLY = 'We can’t open this document. Please save it again, or as a PDF.'

const CONTENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
} as const
export type DocumentKind = keyof typeof CONTENT_TYPES

const isDocumentKind = (extension: string): extension is DocumentKind =>
  Object.hasOwn(CONTENT_TYPES, extension)

type DocumentFault = 'deceiving name' | 'empty' | 'too large' | 'not accepted'

export type JudgedDocument =
  | { ok: true; filename: string; contentType: string }
  | { ok: false; fault: DocumentFault; message: string }

const refuse = (fault: DocumentFault, message: string): JudgedDocument & { ok: false } => ({
  ok: false,
  fault,
  message,
})

/** Scanners write blank lines before the mark of a PDF; readers look for it in as many bytes. Never behind other text. */
const PDF_MARK_WITHIN = 1_024
const isPdf = (bytes: Uint8Array) =>
  /^(?:\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/.test(String.fromCharCode(...bytes.subarray(0, PDF_MARK_WITHIN)))

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const SLOT = 128
const WORD_STREAM = [...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0])

/** Spreadsheets and installers use the same container: only a document has an entry with this name. */
function isWord(bytes: Uint8Array) {
  if (!OLE.every((byte, index) => bytes[index] === byte)) return false
  for (let slot = 4 * SLOT; slot + SLOT <= bytes.length; slot += SLOT) {
    const isNamed = WORD_STREAM.every((byte, index) => bytes[slot + index] === byte)
    if (isNamed && bytes[slot + 64] === WORD_STREAM.length + 2 && bytes[slot + 66] === 2) return true
  }
  return false
}

const ARCHIVE_SENTENCES: Record<ArchiveFault, string> = {
  other: '',
  unusual: PACKED_UNUSUALLY,
  macros: 'We don’t accept documents with macros. Please save it as a PDF.',
  'unpacks to too much': 'This document is larger than 50 MB once unpacked. Please save it as a PDF.',
}

const notWhatItSays = (kind: DocumentKind) =>
  refuse(
    'not accepted',
    `The file is named .${kind}, but what is in it is no ${kind.toUpperCase()} document.`,
  )

const SIGNS: Record<Exclude<DocumentKind, 'docx' | 'odt'>, (bytes: Uint8Array) => boolean> = {
  pdf: isPdf,
  // Word also writes RTF under this name, and opens it.
  doc: (bytes) => isWord(bytes) || startsWith(bytes, '{\\rtf'),
  rtf: (bytes) => startsWith(bytes, '{\\rtf'),
  txt: isPlainText,
}

const isOfficeKind = (kind: string): kind is OfficeKind => kind === 'docx' || kind === 'odt'

function contentFault(kind: DocumentKind, bytes: Uint8Array, entries: readonly ZipEntry[] | null) {
  if (!isOfficeKind(kind)) return SIGNS[kind](bytes) ? null : notWhatItSays(kind)
  if (!startsWith(bytes, 'PK\u0003\u0004')) return notWhatItSays(kind)
  const fault = archiveFault(bytes, kind, entries)
  if (fault === null) return null
  if (fault === 'other') return notWhatItSays(kind)
  return refuse(fault === 'unpacks to too much' ? 'too large' : 'not accepted', ARCHIVE_SENTENCES[fault])
}

/** `entries`: null for an unreadable ZIP. Source: specification, decisions 9, and the standards, section 1. */
export function judgeDocument(
  givenName: string,
  bytes: Uint8Array,
  entries: readonly ZipEntry[] | null,
): JudgedDocument {
  if (isDeceiving(givenName)) return refuse('deceiving name', DECEIVING_NAME)
  const filename = documentName(givenName)
  const kind = getExtension(filename)
  if (!isDocumentKind(kind))
    return refuse('not accepted', 'The file must be a PDF, DOC, DOCX, ODT, RTF or TXT document.')
  if (bytes.length === 0) return refuse('empty', 'This file is empty.')
  if (bytes.length > MAX_UPLOAD_BYTES) return refuse('too large', TOO_LARGE_UPLOAD)
  return contentFault(kind, bytes, entries) ?? { ok: true, filename, contentType: CONTENT_TYPES[kind] }
}

export function documentContentType(filename: string): string {
  const kind = getExtension(filename)
  return isDocumentKind(kind) ? CONTENT_TYPES[kind] : 'application/octet-stream'
}

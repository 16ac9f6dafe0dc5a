import { documentName, getExtension, isDeceiving } from './document-name.ts'
import { type ArchiveFault, archiveFault, type OfficeKind, type ZipEntry } from './office-archive.ts'
import { isPlainText } from './plain-text.ts'

export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024

export const TOO_LARGE_DOCUMENT = 'The file must be 5 MB or smaller.'
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

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const SLOT = 128
const WORD_STREAM = [...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0])

/** Spreadsheets and installers use the same container: only a document has an entry with this name. */
const isWord = (bytes: Uint8Array) => {
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
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  doc: isWord,
  rtf: (bytes) => startsWith(bytes, '{\\rtf'),
  txt: isPlainText,
}

const isOfficeKind = (kind: string): kind is OfficeKind => kind === 'docx' || kind === 'odt'

const contentFault = (kind: DocumentKind, bytes: Uint8Array, entries: readonly ZipEntry[] | null) => {
  if (!isOfficeKind(kind)) return SIGNS[kind](bytes) ? null : notWhatItSays(kind)
  if (!startsWith(bytes, 'PK\u0003\u0004')) return notWhatItSays(kind)
  const fault = archiveFault(bytes, kind, entries)
  if (fault === null) return null
  if (fault === 'other') return notWhatItSays(kind)
  return refuse(fault === 'unpacks to too much' ? 'too large' : 'not accepted', ARCHIVE_SENTENCES[fault])
}

/** `entries`: null for an unreadable ZIP. Source: specification, decisions 9, and the standards, section 1. */
export const judgeDocument = (
  givenName: string,
  bytes: Uint8Array,
  entries: readonly ZipEntry[] | null,
): JudgedDocument => {
  if (isDeceiving(givenName)) return refuse('deceiving name', DECEIVING_NAME)
  const filename = documentName(givenName)
  const kind = getExtension(filename)
  if (!isDocumentKind(kind))
    return refuse('not accepted', 'The file must be a PDF, DOC, DOCX, ODT, RTF or TXT document.')
  if (bytes.length === 0) return refuse('empty', 'This file is empty.')
  if (bytes.length > MAX_DOCUMENT_BYTES) return refuse('too large', TOO_LARGE_DOCUMENT)
  return contentFault(kind, bytes, entries) ?? { ok: true, filename, contentType: CONTENT_TYPES[kind] }
}

export const documentContentType = (filename: string): string => {
  const kind = getExtension(filename)
  return isDocumentKind(kind) ? CONTENT_TYPES[kind] : 'application/octet-stream'
}

export type ZipEntry = {
  name: string
  size: number
  isPacked: boolean
  start: number
}

/** Far above any letter or resume, far below what harms the reader's machine. */
export const MAX_ARCHIVE_ENTRIES = 1_000
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024

const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
const OFFICE_NEEDS = {
  docx: [/^\[Content_Types\]\.xml$/, /^word\/document\d*\.xml$/],
  odt: [/^mimetype$/, /^content\.xml$/, /^META-INF\/manifest\.xml$/],
}
const MACROS = /(^|\/)vba(Project|Data)[^/]*\.(bin|xml)$|^(Basic|Scripts)\//i
/** Programs and archives, which a document never needs. */
const STRANGERS =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|js|jar|lnk|hta|zip|7z|rar|gz|tgz|bz2|xz|tar|iso|cab)$/i

export type OfficeKind = keyof typeof OFFICE_NEEDS
export type ArchiveFault = 'other' | 'unusual' | 'macros' | 'unpacks to too much'

/** A directory may name a large one a thousand times: no type is as long, and a longer one is not read. */
const MAX_TYPE_BYTES = 100

const isOdtType = (bytes: Uint8Array, { name, isPacked, start, size }: ZipEntry) =>
  name === 'mimetype' &&
  !isPacked &&
  size <= MAX_TYPE_BYTES &&
  new TextDecoder().decode(bytes.subarray(start, start + size)).trim() === ODT_TYPE

const isOfKind = (bytes: Uint8Array, kind: OfficeKind, entries: readonly ZipEntry[]) =>
  OFFICE_NEEDS[kind].every((needed) => entries.some(({ name }) => needed.test(name))) &&
  (kind === 'docx' || entries.some((entry) => isOdtType(bytes, entry)))

const isUnusual = (entries: readonly ZipEntry[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length ||
  entries.some(({ name }) => name === '' || /[\p{Cc}\ufffd]/u.test(name) || STRANGERS.test(name))

/** By the sizes that the directory states: a caller that can unpack must check them. Null: it cannot be read. */
export function archiveFault(
  bytes: Uint8Array,
  kind: OfficeKind,
  entries: readonly ZipEntry[] | null,
): ArchiveFault | null {
  if (!entries || entries.length > MAX_ARCHIVE_ENTRIES) return 'unusual'
  if (!isOfKind(bytes, kind, entries)) return 'other'
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED_BYTES) return 'unpacks to too much'
  if (entries.some(({ name }) => MACROS.test(name))) return 'macros'
  return isUnusual(entries) ? 'unusual' : null
}

/** An entry of a ZIP archive, as the archive's directory describes it. */
export type ZipEntry = {
  name: string
  /** As the directory states it. */
  size: number
  isPacked: boolean
  /** Where its bytes begin. */
  start: number
}

/** Far above any letter or resume, far below what harms the reader's machine. */
export const MAX_ARCHIVE_ENTRIES = 1_000
const MOST_UNPACKED = 50 * 1024 * 1024

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

const isOdtType = (bytes: Uint8Array, { name, isPacked, start, size }: ZipEntry) =>
  name === 'mimetype' &&
  !isPacked &&
  new TextDecoder().decode(bytes.subarray(start, start + size)).trim() === ODT_TYPE

const isOfKind = (bytes: Uint8Array, kind: OfficeKind, entries: readonly ZipEntry[]) =>
  OFFICE_NEEDS[kind].every((needed) => entries.some(({ name }) => needed.test(name))) &&
  (kind === 'docx' || entries.some((entry) => isOdtType(bytes, entry)))

const isUnusual = (entries: readonly ZipEntry[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length ||
  entries.some(({ name }) => name === '' || /[\p{Cc}\ufffd]/u.test(name) || STRANGERS.test(name))

/**
 * What is wrong with a DOCX or ODT, judged by its directory without unpacking: its contents, and whether it unpacks to
 * no more than 50 MB in at most 1,000 entries. The sizes are the stated ones; a caller that can unpack must check them.
 *
 * @param entries null when its directory cannot be read
 */
export const archiveFault = (
  bytes: Uint8Array,
  kind: OfficeKind,
  entries: readonly ZipEntry[] | null,
): ArchiveFault | null => {
  if (!entries || entries.length > MAX_ARCHIVE_ENTRIES) return 'unusual'
  if (!isOfKind(bytes, kind, entries)) return 'other'
  if (entries.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return 'unpacks to too much'
  if (entries.some(({ name }) => MACROS.test(name))) return 'macros'
  return isUnusual(entries) ? 'unusual' : null
}

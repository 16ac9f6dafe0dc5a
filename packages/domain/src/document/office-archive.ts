import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** Far above any letter or resume, far below a harmful size. */
const MOST_ENTRIES = 1_000
const MOST_UNPACKED = 50 * 1024 * 1024
/** One deflated byte never expands to more than this many. */
const HIGHEST_RATIO = 1_032

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
export type OfficeArchive =
  | { ok: true; entries: readonly ZipEntry[] }
  | { ok: false; fault: 'other' | 'unusual' | 'macros' | 'unpacks to too much' }

const isSafeName = (name: string) =>
  name !== '' && !/^[/\\]|^[a-z]:|\\|[\p{Cc}\ufffd]/iu.test(name) && !name.split('/').includes('..')

const isOdtType = (bytes: Uint8Array, { name, method, start, size }: ZipEntry) =>
  name === 'mimetype' &&
  method === 0 &&
  new TextDecoder().decode(bytes.subarray(start, start + size)).trim() === ODT_TYPE

const isOfKind = (bytes: Uint8Array, kind: OfficeKind, entries: readonly ZipEntry[]) =>
  OFFICE_NEEDS[kind].every((needed) => entries.some(({ name }) => needed.test(name))) &&
  (kind === 'docx' || entries.some((entry) => isOdtType(bytes, entry)))

const isUnusual = (entries: readonly ZipEntry[]) =>
  new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length ||
  entries.some(
    ({ name, size, packedSize }) =>
      !isSafeName(name) || STRANGERS.test(name) || size > packedSize * HIGHEST_RATIO,
  )

/**
 * Checks a DOCX or ODT without unpacking it: what is in it, and whether it unpacks to at most 50 MB in at most 1,000
 * entries. It relies on the declared sizes; code that can unpack must verify them.
 */
export const readOfficeArchive = (bytes: Uint8Array, kind: OfficeKind): OfficeArchive => {
  const entries = readZipDirectory(bytes, MOST_ENTRIES)
  if (!entries) return { ok: false, fault: 'unusual' }
  if (!isOfKind(bytes, kind, entries)) return { ok: false, fault: 'other' }
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > MOST_UNPACKED) return { ok: false, fault: 'unpacks to too much' }
  if (entries.some(({ name }) => MACROS.test(name))) return { ok: false, fault: 'macros' }
  return isUnusual(entries) ? { ok: false, fault: 'unusual' } : { ok: true, entries }
}

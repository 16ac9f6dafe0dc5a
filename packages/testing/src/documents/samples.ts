import { DOCX_ENTRIES, makeZip, ODT_ENTRIES } from './make-zip.ts'

const text = (content: string) => new TextEncoder().encode(content)

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const SECTOR = 512
const TYPE_AT = 66

/** An OLE container with one stream of a name in its directory. */
function makeOle(stream: string): Uint8Array {
  const bytes = new Uint8Array(4 * SECTOR)
  bytes.set(OLE)
  const slot = 2 * SECTOR
  bytes.set(
    [...stream].flatMap((letter) => [letter.charCodeAt(0), 0]),
    slot,
  )
  bytes.set([2 * (stream.length + 1), 0, 2], slot + TYPE_AT - 2)
  return bytes
}

/** A small valid document of each accepted kind, and some files that are not documents. */
export const sampleDocuments = {
  pdf: text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  doc: makeOle('WordDocument'),
  docx: makeZip(DOCX_ENTRIES),
  odt: makeZip(ODT_ENTRIES),
  rtf: text('{\\rtf1\\ansi A resume.}'),
  txt: text('A resume.\nWith a café in it.\n'),
  spreadsheet: makeOle('Workbook'),
  program: new Uint8Array([0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00, 0x04]),
} as const satisfies Record<string, Uint8Array>

import { crc32, deflateRawSync } from 'node:zlib'

export type NewEntry = {
  name: string
  content?: string | Uint8Array
  /** 8, deflated, by default. */
  method?: number
  /** False values for the headers. */
  says?: { size?: number; localSize?: number; localName?: string; flags?: number; at?: number }
}

const u16 = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff])
const u32 = (...values: number[]) =>
  values.flatMap((value) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 0xff))

const encode = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text

const join = (parts: readonly (Uint8Array | readonly number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

function prepare({ name, content = '', method = 8, says = {} }: NewEntry) {
  const bytes = encode(content)
  const packed = method === 8 ? new Uint8Array(deflateRawSync(bytes)) : bytes
  const size = says.size ?? bytes.length
  const sum = crc32(Buffer.from(bytes))
  const head = (shown: number) => [
    ...u16(20, says.flags ?? 0, method, 0, 0),
    ...u32(sum, packed.length, shown),
  ]
  const localName = encode(says.localName ?? name)
  const local = join([
    u32(0x04034b50),
    head(says.localSize ?? size),
    u16(localName.length, 0),
    localName,
    packed,
  ])
  const central = (at: number) =>
    join([
      u32(0x02014b50),
      u16(20),
      head(size),
      u16(encode(name).length, 0, 0, 0, 0),
      u32(0, says.at ?? at),
      encode(name),
    ])
  return { local, central }
}

type Options = { before?: Uint8Array; after?: Uint8Array; count?: number; comment?: string }

/** Writes ZIP archives byte by byte, valid ones and malicious ones. */
export function makeZip(entries: readonly NewEntry[], options: Options = {}): Uint8Array {
  const {
    before = new Uint8Array(),
    after = new Uint8Array(),
    count = entries.length,
    comment = '',
  } = options
  const prepared = entries.map(prepare)
  let at = before.length
  const directory: Uint8Array[] = []
  for (const { local, central } of prepared) {
    directory.push(central(at))
    at += local.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = [
    ...u32(0x06054b50),
    ...u16(0, 0, count, count),
    ...u32(size, at),
    ...u16(encode(comment).length),
  ]
  return join([before, ...prepared.map(({ local }) => local), ...directory, end, encode(comment), after])
}

/** What makes an archive a DOCX. */
export const DOCX_ENTRIES: readonly NewEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document>A resume.</w:document>' },
]

/** What makes an archive an ODT. */
export const ODT_ENTRIES: readonly NewEntry[] = [
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', method: 0 },
  { name: 'content.xml', content: '<office:document-content/>' },
  { name: 'META-INF/manifest.xml', content: '<manifest/>' },
]

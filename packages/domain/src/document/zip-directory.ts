/** An entry of an archive, as the archive's directory describes it. */
export type ZipEntry = {
  name: string
  /** 0: stored; 8: deflated. */
  method: number
  packedSize: number
  size: number
  /** Where its compressed bytes begin. */
  start: number
}

const END = 0x06054b50
const END_SIZE = 22
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const LONGEST_COMMENT = 0xffff
/** Markers of the 64-bit format, which no document of a few megabytes needs. */
const IS_64 = [0xffff, 0xffffffff]
const ENCRYPTED = 0x1
/** Flag: the sizes follow the data, and the local header lacks them. */
const SIZES_BEHIND = 0x8

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const wordAt = (view: DataView, at: number) =>
  at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, true) : null

/** Where the end record begins: the comment after it must end exactly at the end of the file. */
const findEnd = (view: DataView): number | null => {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (wordAt(view, at) === END && view.getUint16(at + 20, true) === last - at) return at
  }
  return null
}

type Directory = { count: number; from: number; to: number }

/** One disk, no 64-bit form, and a directory that ends where its end record begins. */
const readEnd = (view: DataView): Directory | null => {
  const at = findEnd(view)
  if (at === null) return null
  const [disk, ofDirectory, onDisk, count] = [4, 6, 8, 10].map((offset) => view.getUint16(at + offset, true))
  const size = view.getUint32(at + 12, true)
  const from = view.getUint32(at + 16, true)
  if (disk !== 0 || ofDirectory !== 0 || count === undefined || onDisk !== count) return null
  if ([count, size, from].some((value) => IS_64.includes(value)) || from + size !== at) return null
  return { count, from, to: at }
}

const decoder = new TextDecoder()
const textOf = (bytes: Uint8Array, from: number, length: number) =>
  decoder.decode(bytes.subarray(from, from + length))

type Described = Omit<ZipEntry, 'start'> & { flags: number; local: number; next: number }

const readCentral = (bytes: Uint8Array, view: DataView, at: number, to: number): Described | null => {
  if (at + CENTRAL_SIZE > to || wordAt(view, at) !== CENTRAL) return null
  const [nameLength = 0, extra = 0, comment = 0, disk] = [28, 30, 32, 34].map((offset) =>
    view.getUint16(at + offset, true),
  )
  const next = at + CENTRAL_SIZE + nameLength + extra + comment
  if (next > to || disk !== 0) return null
  return {
    name: textOf(bytes, at + CENTRAL_SIZE, nameLength),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    local: view.getUint32(at + 42, true),
    next,
  }
}

/** Where the bytes of an entry begin; null when its own header contradicts the directory. */
const readLocal = (bytes: Uint8Array, view: DataView, entry: Described): number | null => {
  const at = entry.local
  if (wordAt(view, at) !== LOCAL || at + LOCAL_SIZE > view.byteLength) return null
  const [flags = 0, method] = [6, 8].map((offset) => view.getUint16(at + offset, true))
  const [packedSize, size] = [18, 22].map((offset) => view.getUint32(at + offset, true))
  const nameLength = view.getUint16(at + 26, true)
  const isSame =
    method === entry.method &&
    flags === entry.flags &&
    textOf(bytes, at + LOCAL_SIZE, nameLength) === entry.name
  const areSizesSame = packedSize === entry.packedSize && size === entry.size
  const mayBeBlank = (flags & SIZES_BEHIND) !== 0 && packedSize === 0 && size === 0
  if (!isSame || !(areSizesSame || mayBeBlank)) return null
  return at + LOCAL_SIZE + nameLength + view.getUint16(at + 28, true)
}

const isPlain = ({ flags, method, packedSize, size, local }: Described) =>
  (flags & ENCRYPTED) === 0 &&
  (method === 8 || (method === 0 && packedSize === size)) &&
  ![packedSize, size, local].some((value) => IS_64.includes(value))

/** The first entry begins the file, and no two overlap: overlaps would let a few bytes unpack many times. */
const areApart = (entries: readonly (ZipEntry & { local: number })[], directory: number) => {
  const inOrder = entries.toSorted((a, b) => a.local - b.local)
  return (
    inOrder[0]?.local === 0 &&
    inOrder.every(
      ({ start, packedSize }, index) => start + packedSize <= (inOrder[index + 1]?.local ?? directory),
    )
  )
}

/**
 * The entries of a ZIP archive, read from its directory without unpacking anything. Null for anything else, and for
 * archives that office programs do not produce: 64-bit, encrypted, split, with data before, after or overlapping the
 * entries, or with contradictory headers.
 *
 * @param most the maximum number of entries; null for an archive with more
 */
export const readZipDirectory = (bytes: Uint8Array, most: number): ZipEntry[] | null => {
  const view = viewOf(bytes)
  const directory = readEnd(view)
  if (!directory || directory.count === 0 || directory.count > most) return null
  const entries: (ZipEntry & { local: number })[] = []
  let at = directory.from
  for (let read = 0; read < directory.count; read += 1) {
    const entry = readCentral(bytes, view, at, directory.to)
    const start = entry && isPlain(entry) ? readLocal(bytes, view, entry) : null
    if (!entry || start === null) return null
    const { name, method, packedSize, size, local } = entry
    entries.push({ name, method, packedSize, size, start, local })
    at = entry.next
  }
  if (at !== directory.to || !areApart(entries, directory.from)) return null
  return entries.map(({ local: _, ...entry }) => entry)
}

/** Frames of a JPEG that state its size: all of the kind C0 to CF but tables (C4, C8, CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

type Size = [width: number, height: number]

/** What moves takes a browser's time for as long as it is shown; a picture of endless scans is never shown. */
const ENDLESS: Size = [Number.POSITIVE_INFINITY, 1]

const ACTL = 0x6163544c
function pngSize(view: DataView): Size {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === ACTL) return ENDLESS
  return [view.getUint32(16), view.getUint32(20)]
}

/** A JPEG may be drawn again with each of its scans; programs write some ten. */
const MAX_SCANS = 50
const SCAN = 0xffda
function hasManyScans(view: DataView): boolean {
  let scans = 0
  for (let at = 2; at + 1 < view.byteLength; at += 1) if (view.getUint16(at) === SCAN) scans += 1
  return scans > MAX_SCANS
}

function jpegSize(view: DataView): Size {
  if (hasManyScans(view)) return ENDLESS
  let at = 2
  for (let marker = view.getUint8(at + 1); !isFrame(marker); marker = view.getUint8(at + 1))
    // Before a marker, FF may stand any number of times.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  return [view.getUint16(at + 7), view.getUint16(at + 5)]
}

function webpSize(view: DataView): Size {
  const kind = String.fromCharCode(view.getUint8(15))
  const u24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  if (kind === 'X') return view.getUint8(20) & 2 ? ENDLESS : [u24(24) + 1, u24(27) + 1]
  if (kind === ' ') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  const bits = view.getUint32(21, true)
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
}

const READERS: Record<string, (view: DataView) => Size> = {
  png: pngSize,
  jpg: jpegSize,
  webp: webpSize,
}

/** How many pixels a browser unpacks to show it, by its head; infinitely many where that does not say it, or it moves. */
export function pixelsOf(bytes: Uint8Array, extension: string): number {
  try {
    const read = READERS[extension]
    const [width, height] = read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? []
    return (width ?? Number.POSITIVE_INFINITY) * (height ?? 1)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

export type ImageType = { contentType: string; extension: 'png' | 'jpg' | 'webp' | 'svg' }

const PNG = { contentType: 'image/png', extension: 'png' } as const
const JPEG = { contentType: 'image/jpeg', extension: 'jpg' } as const
const WEBP = { contentType: 'image/webp', extension: 'webp' } as const
const SVG = { contentType: 'image/svg+xml', extension: 'svg' } as const

/** What a logo may be. */
export const LOGO_TYPES: readonly ImageType[] = [PNG, JPEG, WEBP, SVG]

const SVG_START = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i

/** What a picture is by its first bytes, whatever it is called; null when it is none that we show. */
export const imageType = (bytes: Uint8Array): ImageType | null => {
  if (hasAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return PNG
  if (hasAt(bytes, 0, '\xff\xd8\xff')) return JPEG
  if (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP')) return WEBP
  return SVG_START.test(Buffer.from(bytes.subarray(0, 2_000)).toString('utf8')) ? SVG : null
}

const hasAt = (bytes: Uint8Array, offset: number, text: string) =>
  Buffer.from(bytes.subarray(offset, offset + text.length)).toString('latin1') === text

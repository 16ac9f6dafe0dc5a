const PICTURES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const
export type PictureExtension = keyof typeof PICTURES
export type PictureType = { contentType: (typeof PICTURES)[PictureExtension]; extension: PictureExtension }

export const MAX_PICTURE_BYTES = 1024 * 1024

const AVIF_BRANDS = /^(avif|avis)$/

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const hasAt = (bytes: Uint8Array, from: number, text: string) => textAt(bytes, from, text.length) === text

function findExtension(bytes: Uint8Array): PictureExtension | null {
  if (hasAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (hasAt(bytes, 0, '\xff\xd8\xff')) return 'jpg'
  if (hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP')) return 'webp'
  if (hasAt(bytes, 0, 'GIF87a') || hasAt(bytes, 0, 'GIF89a')) return 'gif'
  return hasAt(bytes, 4, 'ftyp') && AVIF_BRANDS.test(textAt(bytes, 8, 4)) ? 'avif' : null
}

/** By its first bytes, not its name; null for anything else, SVG included. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const extension = findExtension(bytes)
  return extension && { contentType: PICTURES[extension], extension }
}

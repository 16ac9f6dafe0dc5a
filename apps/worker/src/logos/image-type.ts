import { pictureType } from '@lilypad/domain'

export type ImageType = { contentType: string; extension: 'png' | 'jpg' | 'webp' | 'svg' }

const SVG = { contentType: 'image/svg+xml', extension: 'svg' } as const

export const LOGO_TYPES: readonly ImageType[] = [
  { contentType: 'image/png', extension: 'png' },
  { contentType: 'image/jpeg', extension: 'jpg' },
  { contentType: 'image/webp', extension: 'webp' },
  SVG,
]

// A comment ends at its first end: else many comments could be read in endlessly many ways.
const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i

/** By the first bytes, not the name; null for an unsupported one. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const extension = pictureType(bytes)?.extension
  if (extension) return LOGO_TYPES.find((type) => type.extension === extension) ?? null
  return SVG_START.test(Buffer.from(bytes.subarray(0, 2_000)).toString('utf8')) ? SVG : null
}

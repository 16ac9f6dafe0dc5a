import { expect, test } from 'vitest'
import { pictureType } from '../../src/uploads/picture-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each<[string, string, string | null]>([
  ['a PNG', '\x89PNG\r\n\x1a\n....', 'png'],
  ['a JPEG', '\xff\xd8\xff\xe1....', 'jpg'],
  ['a WebP', 'RIFF....WEBPVP8X', 'webp'],
  ['an old GIF', 'GIF87a....', 'gif'],
  ['a GIF', 'GIF89a....', 'gif'],
  ['an AVIF', '\0\0\0\x20ftypavif....', 'avif'],
  ['a moving AVIF', '\0\0\0\x20ftypavis....', 'avif'],
  ['a film', '\0\0\0\x20ftypisom....', null],
  ['a sound', 'RIFF....WAVEfmt ', null],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['a page that speaks of a GIF', '<p>GIF89a</p>', null],
  ['half of a PNG’s sign', '\x89PNG', null],
  ['nothing', '', null],
])('%s is recognized by its first bytes', (_what, start, extension) => {
  expect(pictureType(bytes(start))?.extension ?? null).toBe(extension)
})

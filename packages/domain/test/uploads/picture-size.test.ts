import { expect, it } from 'vitest'
import { pixelsOf } from '../../src/uploads/picture-size.ts'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')
const PNG = bytes('89504e470d0a1a0a 0000000d49484452 00003e80 00003e80 01000000')
const MOVING_PNG = Buffer.concat([PNG.subarray(0, 24), bytes('0100000000 00000000 00000008 6163544c')])
const JPEG = bytes('ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 0011 08 0140 0280 03')
const FILLED_JPEG = bytes('ffd8 ffff e0 0004 0000 ffffff c2 0011 08 0140 0280 03')
const scansOf = (times: number) => Buffer.concat([JPEG, bytes('ffda 0003 01 00'.repeat(times))])
const LOSSY = bytes('52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 4001')
const LOSSLESS = bytes('52494646 00000000 57454250 5650384c 00000000 2f 7fc24f00')
const MOVING_WEBP = bytes('52494646 00000000 57454250 56503858 0a000000 02000000 7f0200 3f0100')
const EXTENDED = bytes('52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 3f0100')

it.each<[string, Buffer, string, number]>([
  ['a PNG', PNG, 'png', 16_000 * 16_000],
  ['a JPEG, behind its tables', JPEG, 'jpg', 640 * 320],
  ['a JPEG with fill bytes before its markers', FILLED_JPEG, 'jpg', 640 * 320],
  ['a JPEG that sharpens in fifty steps', scansOf(50), 'jpg', 640 * 320],
  ['a JPEG of endless scans', scansOf(51), 'jpg', Number.POSITIVE_INFINITY],
  ['a lossy WebP', LOSSY, 'webp', 640 * 320],
  ['a lossless WebP', LOSSLESS, 'webp', 640 * 320],
  ['a WebP with a head of its own', EXTENDED, 'webp', 640 * 320],
  ['a JPEG that ends before its size', JPEG.subarray(0, 12), 'jpg', Number.POSITIVE_INFINITY],
  ['a PNG that moves', MOVING_PNG, 'png', Number.POSITIVE_INFINITY],
  ['a WebP that moves', MOVING_WEBP, 'webp', Number.POSITIVE_INFINITY],
  ['nothing', Buffer.alloc(0), 'png', Number.POSITIVE_INFINITY],
  ['a kind of picture that we do not measure', PNG, 'gif', Number.POSITIVE_INFINITY],
])('%s tells its pixels', (_what, picture, extension, pixels) => {
  expect(pixelsOf(picture, extension)).toBe(pixels)
})

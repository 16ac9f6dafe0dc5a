import { describe, expect, test } from 'vitest'
import { imageType } from '../../src/handlers/fetch-logo.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${attributes}>${inside}</svg>`
const circle = '<circle cx="32" cy="32" r="6" fill="#0089ff"/>'

// holds Decisions §7: Logos: told by content, sanitised, served by us
describe('a logo is recognized by its content', () => {
  const cases: [string, Uint8Array, string | null][] = [
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1'), 'png'],
    ['a JPEG', Buffer.from('\xff\xd8\xff\xe0....', 'latin1'), 'jpg'],
    ['a WebP', Buffer.from('RIFF....WEBPVP8 ', 'latin1'), 'webp'],
    ['an SVG', Buffer.from(svg(circle)), 'svg'],
    [
      'an SVG behind a prologue',
      Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- a -->\n${svg(circle)}`),
      'svg',
    ],
    ['a web page with an SVG in it', Buffer.from(`<html><body>${svg(circle)}</body></html>`), null],
    ['an SVG behind 200 comments', Buffer.from(`${'<!---->'.repeat(200)}${svg(circle)}`), 'svg'],
    ['280 comments', Buffer.from(`${'<!---->'.repeat(280)}x`), null],
    ['a GIF', Buffer.from('GIF89a....', 'latin1'), null],
    ['nothing', new Uint8Array(), null],
  ]
  test.each(cases)('%s', (_what, bytes, extension) => {
    expect(imageType(bytes)?.extension ?? null).toBe(extension)
  })
})

import { pixelsOf, ScrapeError } from '@lilypad/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openParser, type Parser } from '../src/index.ts'
import { SLOW_PICTURE } from './strangers.ts'

let parser: Parser
beforeAll(() => {
  parser = openParser({ threads: 1 })
})
afterAll(() => parser.close())

const svg = (inside: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const nested = (times: number, group: string, inside: string) =>
  group.repeat(times) + inside + '</g>'.repeat(times)
const draw = (source: string) => parser.drawSvg(Buffer.from(source))
const pixels = (png: Uint8Array | null) => png && pixelsOf(png, 'png')

const CIRCLE = '<circle cx="32" cy="32" r="6" fill="#0089ff"/>'
const SQUARE = '<rect width="64" height="64"/>'
const CROSSING = `<path d="M0 0${'L64 1L0 63L9 64L40 0'.repeat(300)}"/>`
const COMBINING = `<text y="32">e${'\u0301'.repeat(60_000)}</text>`

// holds Decisions §7: Logos: told by content, sanitised, served by us
describe('an SVG', () => {
  test.each([
    ['is drawn', svg(CIRCLE)],
    [
      'is drawn behind a byte order mark and a prologue',
      `\uFEFF<?xml version="1.0"?>\n<!-- a -->\n${svg(CIRCLE)}`,
    ],
    ['of many pixels is drawn smaller', svg(SQUARE, 'viewBox="0 0 64 64" width="1e8" height="1e8"')],
    [
      'whose shape is cut by crossing lines is drawn',
      svg(`<clipPath id="a">${CROSSING}${CROSSING}</clipPath><g clip-path="url(#a)">${SQUARE}</g>`),
    ],
    ['with endless marks over a letter is drawn without letters', svg(COMBINING + CIRCLE)],
  ])('%s', async (_what, source) => {
    expect(pixels(await draw(source))).toBe(256 * 256)
  })

  test('that is wide or tall is drawn within the same square', async () => {
    expect(pixels(await draw(svg(SQUARE, 'width="640" height="64"')))).toBe(256 * 26)
    expect(pixels(await draw(svg(SQUARE, 'width="64" height="640"')))).toBe(26 * 256)
  })

  test.each([
    ['nothing', ''],
    ['a web page', `<!doctype html><html><body>${svg(CIRCLE)}</body></html>`],
    ['of no shape', svg('')],
    ['of letters alone', svg('<text y="32">Pond</text>')],
    ['of other files', svg('<image width="64" height="64" href="file:///etc/hostname"/>')],
    ['of one endless line', svg(SQUARE, 'width="1e8" height="1"')],
    ['that needs much memory', svg(nested(300, '<g opacity=".999">', SQUARE))],
  ])('%s is no picture', async (_what, source) => {
    expect(await draw(source)).toBeNull()
  })

  test('that takes too long ends, and the next one is drawn', async () => {
    const slow = draw(SLOW_PICTURE)
    const next = draw(svg(CIRCLE))
    await expect(slow).rejects.toThrow(ScrapeError)
    expect(pixels(await next)).toBe(256 * 256)
  })
})

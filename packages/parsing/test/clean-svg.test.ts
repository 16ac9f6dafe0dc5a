import { describe, expect, test } from 'vitest'
import { cleanSvg } from '../src/clean-svg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${attributes}>${inside}</svg>`
const circle = '<circle cx="32" cy="32" r="6" fill="#0089ff"/>'

// holds Decisions §7: Logos: told by content, sanitised, served by us
describe('an SVG logo is reduced to shapes and colours', () => {
  test('a plain one stays as it is', () => {
    const shapes = `<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M1 1h5" fill="url(#a)"/>`
    expect(cleanSvg(svg(shapes))).toContain(shapes)
  })

  const hostile: [string, string][] = [
    ['a script', `<script>alert(1)</script>${circle}`],
    [
      'a script by another name',
      `<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>${circle}`,
    ],
    ['an event', '<circle r="1" onload="alert(1)"/>'],
    ['a link', `<a href="javascript:alert(1)">${circle}</a>${circle}`],
    ['a reference', `<use href="https://evil.example/x.svg#alert"/>${circle}`],
    ['a picture', `<image xlink:href="https://evil.example/alert.png"/>${circle}`],
    ['a style element', `<style>@import "https://evil.example/alert.css"</style>${circle}`],
    ['a style attribute', '<circle r="1" style="background:url(https://evil.example/alert)"/>'],
    ['a fill from elsewhere', '<circle r="1" fill="url(https://evil.example/alert)"/>'],
    ['a foreign object', `<foreignObject><iframe src="https://alert.example"/></foreignObject>${circle}`],
    ['an animation', `<animate attributeName="href" to="javascript:alert(1)"/>${circle}`],
    ['a comment and an instruction', `<!-- alert --><?xml-stylesheet href="alert.css"?>${circle}`],
    ['character data', `<![CDATA[<script>alert(1)</script>]]>${circle}`],
  ]
  test.each(hostile)('%s is removed', (_what, inside) => {
    const clean = cleanSvg(svg(inside))
    expect(clean).toContain('<circle')
    expect(clean).not.toMatch(/alert|script|evil|on\w+=|href|style|url\(/i)
  })

  test('a document type with entities goes', () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "alert"><!ENTITY b "&a;&a;">]>${svg(`<text>&b;</text>${circle}`)}`
    expect(cleanSvg(bomb)).not.toMatch(/ENTITY|alert/)
  })

  test('what masks or cuts is not masked or cut itself, which would take a browser minutes', () => {
    const masks = `<mask id="a"><g mask="url(#b)">${circle}</g></mask><clipPath id="b" clip-path="url(#c)">${circle}</clipPath>`
    const used = '<path d="M1 1h5" mask="url(#a)" clip-path="url(#b)"/>'
    const clean = cleanSvg(svg(masks + used))
    expect(clean).toContain(used)
    expect(clean?.match(/url/g)).toHaveLength(2)
  })

  test('a mask of hundreds of shapes that hundreds use is no logo', () => {
    const mask = (shapes: number) => `<mask id="a">${circle.repeat(shapes)}</mask>`
    const use = '<path d="M1 1h5" mask="url(#a)"/>'
    expect(cleanSvg(svg(mask(100) + use.repeat(100)))).toContain(use)
    expect(cleanSvg(svg(mask(300) + use.repeat(300)))).toBeNull()
  })

  test('lines that take a browser seconds are no logo, and dashes become plain lines', () => {
    const path = (length: number, how: string) => `<path d="M1 1${'h1v1'.repeat(length / 4)}" ${how}/>`
    expect(cleanSvg(svg(path(80_000, 'fill="#123"')))).toContain('<path')
    expect(cleanSvg(svg(path(120_000, 'fill="#123"')))).toBeNull()
    expect(cleanSvg(svg(path(120, 'fill="#123"').repeat(1_000)))).toContain('<path')
    expect(cleanSvg(svg(`<g stroke="none">${path(40_000, 'fill="#123"')}</g>`))).toContain('<path')
    expect(cleanSvg(svg(path(20_000, 'stroke="#123"')))).toContain('<path')
    expect(cleanSvg(svg(path(40_000, 'stroke="#123"')))).toBeNull()
    expect(cleanSvg(svg(circle.repeat(4_000)))).toBeNull()
    expect(cleanSvg(svg('<circle r="1" stroke="#123" stroke-dasharray=".0005 .0003"/>'))).not.toContain(
      'dash',
    )
  })

  test('a cutter of one long shape, or of several short ones, is drawn; one that joins long shapes is no logo', () => {
    const cutter = (shapes: number, length: number) =>
      `<clipPath id="a">${`<path d="M1 1${'h1v1'.repeat(length / 4)}"/>`.repeat(shapes)}</clipPath><path d="M1 1h5" clip-path="url(#a)"/>`
    expect(cleanSvg(svg(cutter(1, 4_000)))).toContain('clip-path')
    expect(cleanSvg(svg(cutter(2, 400)))).toContain('clip-path')
    expect(
      cleanSvg(svg(cutter(1, 4_000).replace('<path', '<g><path').replace('</clip', '</g></clip'))),
    ).toContain('clip')
    expect(cleanSvg(svg(cutter(2, 2_000)))).toBeNull()
  })

  test('a name in letters is drawn; endless marks, or thousands of texts, are no logo', () => {
    const text = (letters: string) => `<text x="1" y="9">${letters}</text>`
    expect(cleanSvg(svg(text('Pond School')))).toContain('Pond School')
    expect(cleanSvg(svg(text(`e${'\u0301'.repeat(60_000)}`)))).toBeNull()
    expect(cleanSvg(svg(text('<tspan font-size="9">a</tspan>'.repeat(200))))).toBeNull()
  })

  test.each(['', 'no picture', '<html></html>', svg('<script/>')])('nothing is left of %j', (source) => {
    expect(cleanSvg(source)).toBeNull()
  })
})

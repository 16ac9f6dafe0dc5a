import { parseMarkup } from '@lilypad/boards'
import { type CheerioAPI, load } from 'cheerio/slim'

/** Shapes, colours and positions; nothing that loads, links, runs, or cuts a line into a million dashes. */
const ELEMENTS = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan clipPath mask
  linearGradient radialGradient stop`.split(/\s+/),
)
const ATTRIBUTES = new Set(
  `id viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform fill fill-rule
  fill-opacity clip-rule clip-path clipPathUnits mask maskUnits maskContentUnits stroke stroke-width
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity opacity
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod preserveAspectRatio role
  font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing`.split(/\s+/),
)

/** A value may refer only to its own picture. */
const isHarmless = (value: string) =>
  !/[<>\\]|javascript:|data:/i.test(value) &&
  [...value.matchAll(/url\s*\(([^)]*)/gi)].every(([, target = '']) => /^\s*['"]?#/.test(target))

/** A mask or cutter is drawn again for each that uses it: in all, at most this many characters of them. */
const MAX_REDRAWN_LENGTH = 2_000_000
/** The lines of a shape may cross: they take a browser's time by the square of their length, which a stroke makes fourfold. */
const MAX_LINES_LENGTH = 100_000
const STROKED = 4
const MAX_ELEMENTS = 3_000
/** Several shapes of a cutter are joined, which takes by far the longest: at most this many characters of them. */
const MAX_JOINED_LENGTH = 1_500
/** Of a name in letters: each is drawn on its own, and so is each font. */
const MAX_LETTERS = 300
const MAX_TEXTS = 30
const SHAPES = 'path, rect, circle, ellipse, line, polyline, polygon, text'

/** Cut or masked shapes may not be cut or masked once more: each level would multiply what is drawn. */
function isQuicklyDrawn($: CheerioAPI): boolean {
  const cutters = $('mask, clipPath')
  cutters.add(cutters.find('*')).removeAttr('mask').removeAttr('clip-path')
  const joined = $('clipPath').filter((_, cutter) => $(cutter).find(SHAPES).length > 1)
  const lines = $('[d], [points]').toArray()
  const effort = lines.reduce((sum, line) => {
    const isStroked = ($(line).closest('[stroke]').attr('stroke') ?? 'none') !== 'none'
    const { d = '', points = '' } = line.attribs
    return sum + ((d.length + points.length) * (isStroked ? STROKED : 1)) ** 2
  }, 0)
  return (
    $('[mask], [clip-path]').length * $.xml(cutters).length <= MAX_REDRAWN_LENGTH &&
    effort <= MAX_LINES_LENGTH ** 2 &&
    $('*').length <= MAX_ELEMENTS &&
    $.xml(joined).length <= MAX_JOINED_LENGTH &&
    $('text').text().length <= MAX_LETTERS &&
    $('text, tspan').length <= MAX_TEXTS
  )
}

/** No script, style, link, event, foreign object or outside reference. Null when nothing visible is left, or too much. */
export function cleanSvg(source: string): string | null {
  const parsed = parseMarkup(source, { xml: true })
  if (!parsed.isWhole) return null
  const $ = load(parsed.root, { xml: true })
  const root = $.root().children('svg').first()
  for (const element of [...root.toArray(), ...root.find('*').toArray()]) {
    if (!ELEMENTS.has(element.tagName)) $(element).remove()
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!ATTRIBUTES.has(name) || !isHarmless(value)) $(element).removeAttr(name)
    }
  }
  root
    .add(root.find('*'))
    .contents()
    .filter((_, node) => node.type !== 'tag' && node.type !== 'text')
    .remove()
  root.attr('xmlns', 'http://www.w3.org/2000/svg')
  return root.children().length === 0 || !isQuicklyDrawn($) ? null : $.xml(root)
}

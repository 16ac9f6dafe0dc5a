import type { ParsedNode } from './parse-markup.ts'

type Element = Extract<ParsedNode, { attribs: Record<string, string> }>
type Colors = { color: string | null; background: string | null }

const STRUCK = new Set(['s', 'strike', 'del'])
/** By property of the style: a value that hides the text or strikes it out. */
const HIDING: ReadonlyMap<string, RegExp> = new Map([
  ['display', /^none/],
  ['visibility', /^(hidden|collapse)/],
  ['opacity', /^0(\.0+)?\s*(!|$)/],
  ['font-size', /^((0|0?\.0\d*)(r?em|%)?|(0|1|0?\.\d+)(px|pt))\s*(!|$)/],
  ['font', /(^|\s)0(px|pt)?\s*[/\s]/],
  ['text-decoration', /line-through/],
  ['text-decoration-line', /line-through/],
  ['text-indent', /^-\d{3,}/],
  ['left', /^-\d{3,}/],
  ...['right', 'top', 'bottom', 'margin-left', 'margin-top'].map((name) => [name, /^-(999|\d{4})/] as const),
  ['clip', /^rect\(0/],
  ['clip-path', /^(inset\((50|100)%|circle\(0)/],
  ['transform', /scale\(0(\.0+)?[,)]/],
])
const SIZE = /^(max-)?(height|width)$/
const CLEAR = 'transparent'
const PARTLY = ' partly'
const WHITE = '31,31,31'
const NAMED: Record<string, string> = { white: '#fff', black: '#000' }
const NO_COLOR = /^(none|inherit|initial|unset|revert|currentcolor)?$/
const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const RGB = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+)%?)?\s*\)$/

/** Text that no reader of the page sees, or that is struck out. */
export function isHiddenText(element: Element): boolean {
  const style = readStyle(element.attribs.style)
  if (hides(style) || STRUCK.has(element.name) || 'hidden' in element.attribs) return true
  if (findColor(element, style) === null && findBackground(element, style) === null) return false
  const { color, background } = colorsIn(element, style)
  return color === (background ?? WHITE)
}

function hides(style: Style): boolean {
  const isCut = style.some(
    ([property, value]) => property.startsWith('overflow') && /^(hidden|clip)/.test(value),
  )
  return style.some(([property, value]) =>
    SIZE.test(property) ? isCut && /^0(px)?$/.test(value) : HIDING.get(property)?.test(value),
  )
}

const known = new WeakMap<Element, Colors>()

/** The colours of the text in an element, unless elements in it have their own. */
function colorsIn(element: Element, own?: Style): Colors {
  const before = known.get(element)
  if (before) return before
  const style = own ?? readStyle(element.attribs.style)
  const parent = findElement(element.parent)
  const around = parent ? colorsIn(parent) : null
  const colors = {
    color: findColor(element, style) ?? around?.color ?? null,
    background: findBackground(element, style) ?? around?.background ?? null,
  }
  known.set(element, colors)
  return colors
}

type Style = [name: string, value: string][]

function readStyle(printed = ''): Style {
  return printed.toLowerCase().split(';').map(toProperty)
}

function toProperty(printed: string): [name: string, value: string] {
  const at = printed.indexOf(':')
  const value = printed.slice(at + 1).replace('!important', '')
  return [printed.slice(0, at).trim(), value.trim()]
}

function findColor(element: Element, style: Style): string | null {
  const [, told] = style.findLast(([property]) => property === 'color') ?? []
  const color = toColor(told ?? (element.name === 'font' ? element.attribs.color : null))
  return color === CLEAR ? WHITE : (color?.replace(PARTLY, '') ?? null)
}

/** A picture lies above a colour. */
function findBackground(element: Element, style: Style): string | null {
  const told = style.flatMap(([property, value]) => (property.startsWith('background') ? [value] : []))
  const picture = told.find((value) => /url|gradient/.test(value))
  const color = toColor(picture ?? told.at(-1) ?? element.attribs.bgcolor)
  return color === CLEAR ? null : color
}

/** A plain colour, the same for shades that nobody tells apart; else what is printed; null where nothing is. */
function toColor(printed: string | null | undefined): string | null {
  const text = (printed ?? '').trim().toLowerCase()
  if (NO_COLOR.test(text)) return null
  const [, digits = ''] = HEX.exec(NAMED[text] ?? text) ?? []
  const pairs = digits.length > 4 ? digits.match(/../g) : [...digits].map((digit) => digit + digit)
  const [red, green, blue, alpha] = digits
    ? (pairs ?? []).map((pair) => Number.parseInt(pair, 16))
    : (RGB.exec(text) ?? []).slice(1).map((part) => (part ? Number(part) : undefined))
  if (red === undefined || green === undefined || blue === undefined) return text
  if (alpha === 0) return CLEAR
  const full = digits ? 255 : text.includes('%') ? 100 : 1
  return [red, green, blue].map((part) => part >> 3).join() + ((alpha ?? full) < full ? PARTLY : '')
}

function findElement(node: unknown): Element | null {
  return typeof node === 'object' && node !== null && 'attribs' in node ? (node as Element) : null
}

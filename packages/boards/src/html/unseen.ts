import type { ParsedNode } from './parse-markup.ts'

type Element = Extract<ParsedNode, { attribs: Record<string, string> }>

const STRUCK = new Set(['s', 'strike', 'del'])
/** By property of the style: a value that hides the text or strikes it out. */
const HIDING: ReadonlyMap<string, RegExp> = new Map([
  ['display', /^none/],
  ['visibility', /^(hidden|collapse)/],
  ['opacity', /^0(\.0+)?\s*(!|$)/],
  ['font-size', /^0(\.0+)?(px|pt|r?em|%)?\s*(!|$)/],
  ['font', /(^|\s)0(px|pt)?\s*[/\s]/],
  ['text-decoration', /line-through/],
  ['text-decoration-line', /line-through/],
  ['text-indent', /^-\d{3,}/],
])
const WHITE =
  /^(white|#f{3,4}|#f{6}(f{2})?|transparent|rgba?\(\s*255[\s,]+255[\s,]+255\b[^)]*\)|rgba\([^)]*,\s*0\s*\))/
const BACKGROUND = /background|bgcolor/i

/** Text that no reader of the page sees, or that is struck out. */
export function isUnseen(element: Element): boolean {
  const { name, attribs } = element
  const style = (attribs.style ?? '').toLowerCase().split(';').map(toProperty)
  const isHidden = style.some(([property, value]) => HIDING.get(property)?.test(value))
  if (isHidden || STRUCK.has(name) || 'hidden' in attribs) return true
  const ofFont = name === 'font' ? attribs.color?.toLowerCase() : undefined
  const color = style.findLast(([property]) => property === 'color')?.[1] ?? ofFont ?? ''
  const isWhite = WHITE.test(color)
  return isWhite && !hasBackground(element)
}

function toProperty(printed: string): [name: string, value: string] {
  const at = printed.indexOf(':')
  return [printed.slice(0, at).trim(), printed.slice(at + 1).trim()]
}

function hasBackground(element: Element): boolean {
  for (let at: Element | null = element; at; at = findElement(at.parent))
    if (BACKGROUND.test(at.attribs.style ?? '') || 'bgcolor' in at.attribs) return true
  return false
}

function findElement(node: unknown): Element | null {
  return typeof node === 'object' && node !== null && 'attribs' in node ? (node as Element) : null
}

import type { ParsedNode } from './parse-markup.ts'

type Element = Extract<ParsedNode, { attribs: Record<string, string> }>

const STRUCK = new Set(['s', 'strike', 'del'])
const HIDING =
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|opacity\s*:\s*0(\.0+)?\s*(;|!|$)|font-size\s*:\s*0(\.0+)?(px|pt|r?em|%)?\s*(;|!|$)|font\s*:[^;]*\s0(px|pt)?\s*(\/|\s)|text-decoration[^;]*line-through|text-indent\s*:\s*-\d{3,})/i
const WHITE =
  /(^|[;\s])color\s*:\s*(white|#f{3,4}|#f{6}(f{2})?|transparent|rgba?\(\s*255[\s,]+255[\s,]+255\b[^)]*\)|rgba\([^)]*,\s*0\s*\))/i
const BACKGROUND = /background|bgcolor/i

/** Text that no reader of the page sees, or that is struck out. */
export function isUnseen(element: Element): boolean {
  const { name, attribs } = element
  const style = attribs.style ?? ''
  if (STRUCK.has(name) || 'hidden' in attribs || HIDING.test(style)) return true
  const isWhite = WHITE.test(style) || (name === 'font' && /^(white|#f{3}|#f{6})$/i.test(attribs.color ?? ''))
  return isWhite && !hasBackground(element)
}

function hasBackground(element: Element): boolean {
  for (let at: Element | null = element; at; at = findElement(at.parent))
    if (BACKGROUND.test(at.attribs.style ?? '') || 'bgcolor' in at.attribs) return true
  return false
}

function findElement(node: unknown): Element | null {
  return typeof node === 'object' && node !== null && 'attribs' in node ? (node as Element) : null
}

import type { CheerioAPI } from 'cheerio/slim'
import { isHiddenText } from '../html/hidden-text.ts'

/** A line of a page as a person sees it. */
export type PageLine = {
  text: string
  /** The first link in it, as written in the page. */
  link: { href: string; text: string } | null
  /** 1 to 6 for a heading, 7 for a fully bold line, 0 for any other. */
  level: number
  /** The kind of element that holds the line: lines of equal kind are compared with each other. */
  kind: string
}

type ParsedNode = ReturnType<CheerioAPI['root']>[number]['childNodes'][number]
type ParsedElement = Extract<ParsedNode, { attribs: Record<string, string> }>
type Part = { text: string; isBold: boolean; href: string | null }
type State = { parts: Part[]; lines: PageLine[] }
type Place = { level: number; isBold: boolean; href: string | null; kind: string }

const UNSEEN = new Set(
  'script style noscript template svg nav footer select option button iframe textarea head title'.split(' '),
)
const INLINE = new Set('a abbr b em font i label mark small span strong sub sup time u'.split(' '))
const AROUND =
  /^(site-|main-|primary-|page-|sub-|top-)?(nav|navbar|navigation|menu|breadcrumbs?|footer|sidebar)(-\w+)?$/i
/** Words beside a title that are not of it: 'New', 'Apply'. */
const BESIDE = /^(badges?|labels?|tags?|pills?|chips?|btn|button)([-_]\w+)*$/i
const ROLES = new Set(['navigation', 'banner', 'contentinfo', 'search'])

/** The lines of a page's content, without the site's navigation, header and footer. */
export function readLines($: CheerioAPI): PageLine[] {
  const main = $('main').first()
  const root = main.length > 0 ? main : $('body').first()
  const state: State = { parts: [], lines: [] }
  const place = { level: 0, isBold: false, href: null, kind: '' }
  for (const node of (root[0] ?? $.root()[0])?.childNodes ?? []) walk(node, place, state)
  endLine(place, state)
  return state.lines
}

function walk(node: ParsedNode, place: Place, state: State): void {
  if (node.type === 'text') state.parts.push({ text: node.data, isBold: place.isBold, href: place.href })
  if (!('attribs' in node) || isAround(node) || isHiddenText(node)) return
  const isBlock = !INLINE.has(node.name)
  if (isBlock) endLine(place, state)
  const inside = placeIn(node, place, isBlock)
  for (const child of node.childNodes) walk(child, inside, state)
  if (isBlock) endLine(inside, state)
}

function placeIn(element: ParsedElement, place: Place, isBlock: boolean): Place {
  const { name, attribs } = element
  const level = /^h[1-6]$/.test(name) ? Number(name[1]) : place.level
  return {
    level,
    isBold: place.isBold || name === 'strong' || name === 'b',
    href: name === 'a' ? (attribs.href ?? null) : place.href,
    kind: isBlock ? `${place.kind.slice(-30)}>${name}` : place.kind,
  }
}

function isAround({ name, attribs }: ParsedElement): boolean {
  if (UNSEEN.has(name) || ROLES.has(attribs.role ?? '')) return true
  if (name === 'main' || name === 'body') return false
  return `${attribs.id ?? ''} ${attribs.class ?? ''}`
    .split(/\s+/)
    .some((word) => AROUND.test(word) || (INLINE.has(name) && name !== 'a' && BESIDE.test(word)))
}

function endLine({ level, kind }: Place, state: State): void {
  const parts = state.parts.filter(({ text }) => text.trim() !== '')
  const text = folded(state.parts)
  const all = state.parts
  state.parts = []
  if (text === '') return
  const href = parts.find((part) => part.href !== null)?.href ?? null
  const link = href === null ? null : { href, text: folded(firstLink(all)) }
  const isBold = link === null && parts.every((part) => part.isBold)
  state.lines.push({ text, link, level: level || (isBold ? 7 : 0), kind })
}

/** A second link to the same place has words of its own: 'Learn more'. */
function firstLink(parts: readonly Part[]): Part[] {
  const from = parts.findIndex(({ href, text }) => href !== null && text.trim() !== '')
  const end = parts.findIndex(({ href }, at) => at > from && href !== parts[from]?.href)
  return parts.slice(from, end < 0 ? undefined : end)
}

function folded(parts: readonly Part[]): string {
  return parts
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

import { isHiddenText } from './hidden-text.ts'
import { type ParsedNode, parseMarkup } from './parse-markup.ts'
import type { TagName, TreeNode } from './posting-tree.ts'
import { TreeBuilder } from './tree-builder.ts'

type ParsedElement = Extract<ParsedNode, { attribs: Record<string, string> }>

/** Far above any posting, yet low enough to bound the cost of hostile HTML: the parser slows down with depth. */
const MAX_HTML_LENGTH = 500_000
const MAX_TAGS = 20_000

const DROPPED = new Set(
  (
    'script style iframe frame frameset noscript template object embed applet svg math head title canvas ' +
    'audio video picture img map textarea select button datalist input'
  ).split(' '),
)
const PARAGRAPHS = new Set(
  (
    'p div section article header footer main aside nav address center figure figcaption form fieldset ' +
    'legend dl dt dd details summary pre caption hgroup body html'
  ).split(' '),
)
const CONTAINERS: Record<string, TagName> = {
  ul: 'UL',
  menu: 'UL',
  dir: 'UL',
  ol: 'OL',
  li: 'LI',
  blockquote: 'BLOCKQUOTE',
  tr: 'TR',
  td: 'TD',
  th: 'TD',
}
const MARKS: Record<string, 'STRONG' | 'EM'> = { strong: 'STRONG', b: 'STRONG', em: 'EM', i: 'EM' }

/** Outside HTML as a tree of the few elements that a description may hold; everything else is left out. */
export function cleanHtml(html: string): TreeNode {
  const builder = new TreeBuilder()
  walk(parseMarkup(bounded(html)).root, builder)
  return builder.root
}

function bounded(html: string): string {
  // Inlined pictures are the usual reason for a long text.
  const bare = html.length > MAX_HTML_LENGTH ? html.replace(/(["'])data:[^"']*/g, '$1') : html
  let end = 0
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    end = bare.indexOf('<', end) + 1
    if (end === 0) return bare.slice(0, MAX_HTML_LENGTH)
  }
  return bare.slice(0, Math.min(end - 1, MAX_HTML_LENGTH))
}

/** A loop, because recursion would overflow the stack on hostile HTML. */
function walk(root: { firstChild: ParsedNode | null }, builder: TreeBuilder): void {
  let node = root.firstChild
  while (node) {
    const child = enter(node, builder)
    if (child) {
      node = child
      continue
    }
    let at: ParsedNode = node
    leave(at, builder)
    while (!at.next && isElement(at.parent)) {
      at = at.parent
      leave(at, builder)
    }
    node = at.next
  }
}

function isElement(node: unknown): node is ParsedElement {
  return typeof node === 'object' && node !== null && 'attribs' in node
}

function isLeftOut(element: ParsedElement): boolean {
  return DROPPED.has(element.name) || isHiddenText(element)
}

/** The first child when the node's content is to be read. */
function enter(node: ParsedNode, builder: TreeBuilder): ParsedNode | null {
  if (node.type === 'text') addText(node.data, node.parent, builder)
  if (!isElement(node) || isLeftOut(node)) return null
  enterElement(node, builder)
  return node.firstChild
}

function addText(text: string, parent: unknown, builder: TreeBuilder): void {
  const isPreformatted = isElement(parent) && parent.name === 'pre'
  for (const [index, line] of (isPreformatted ? text.split('\n') : [text]).entries()) {
    if (index > 0) builder.addBreak()
    builder.addText(line)
  }
}

function enterElement(element: ParsedElement, builder: TreeBuilder): void {
  const { name } = element
  const container = findContainer(element)
  const mark = MARKS[name]
  if (container) builder.enter(container, name === 'ol' ? toStart(element) : {})
  else if (PARAGRAPHS.has(name) || name === 'table') builder.endLeaf()
  else if (/^h[1-6]$/.test(name)) builder.beginHeading(name.toUpperCase() as TagName)
  else if (name === 'br') builder.addBreak()
  else if (name === 'hr') builder.addRule()
  else if (mark) builder.beginMark(mark)
  else if (name === 'a') builder.beginMark('A', safeAddress(element.attribs.href ?? ''))
}

function leave(node: ParsedNode, builder: TreeBuilder): void {
  if (!isElement(node) || isLeftOut(node)) return
  const { name } = node
  const mark = MARKS[name]
  if (findContainer(node)) builder.leave()
  else if (PARAGRAPHS.has(name) || name === 'table') builder.endLeaf()
  else if (/^h[1-6]$/.test(name)) builder.endHeading()
  else if (mark) builder.endMark(mark)
  else if (name === 'a') builder.endMark('A')
}

const tables = new WeakMap<ParsedElement, boolean>()

function findContainer(element: ParsedElement): TagName | undefined {
  if (element.name !== 'table') return CONTAINERS[element.name]
  const known = tables.get(element)
  const isData = known ?? holdsData(element)
  tables.set(element, isData)
  return isData ? 'TABLE' : undefined
}

/** A table with columns whose cells hold only text. Other tables are page layout: their cells become paragraphs. */
function holdsData(table: ParsedElement): boolean {
  let columns = 0
  let widest = 0
  const waiting: ParsedNode[] = [...table.childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue
    if (/^(table|ul|ol|h[1-6]|blockquote)$/.test(node.name)) return false
    if (node.name === 'tr') columns = 0
    if (node.name === 'td' || node.name === 'th') columns += 1
    widest = Math.max(widest, columns)
    for (const child of node.childNodes) waiting.push(child)
  }
  return widest > 1
}

function toStart(list: ParsedElement): Record<string, string> {
  const start = list.attribs.start ?? ''
  return /^\d{1,6}$/.test(start) ? { start } : {}
}

const LONGEST_ADDRESS = 1_500

/** The address of a link; '' unless it is a web or e-mail address of a usual length. */
function safeAddress(href: string): string {
  const text = href.trim()
  if (text.length > LONGEST_ADDRESS) return ''
  if (/^mailto:[^\s<>()\\]+$/i.test(text)) return text
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return ''
  return new URL(text).href.replaceAll('\\', '%5C')
}

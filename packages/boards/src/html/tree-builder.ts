import { type TagName, TreeNode } from './posting-tree.ts'

/** Formatting within a line; `href` is '' for all but a link. */
type Mark = { name: 'A' | 'STRONG' | 'EM'; href: string }

/** How many of the open marks stay open, counted from the outermost. */
function sharedMarks(open: readonly Mark[], wanted: readonly Mark[]): number {
  const parting = open.findIndex(
    ({ name, href }, at) => name !== wanted[at]?.name || href !== wanted[at]?.href,
  )
  return parting < 0 ? open.length : parting
}

/**
 * A blank where words meet at a mark and Markdown would not recognize it: `**Note:**text` stays literal, as does
 * `see**(a)**`; and `!` before a link makes a picture of it.
 */
function gapFor(before: string, after: string, change: { closes: boolean; opens: readonly Mark[] }): string {
  const meeting = (before.at(-1) ?? '') + (after[0] ?? '')
  const isUnclosed = change.closes && /^[^\p{L}\p{N}\s][\p{L}\p{N}]/u.test(meeting)
  const isUnopened = change.opens.length > 0 && /^[\p{L}\p{N}][^\p{L}\p{N}\s]/u.test(meeting)
  const isPicture = before.endsWith('!') && change.opens.some(({ name }) => name === 'A')
  return isUnclosed || isUnopened || isPicture ? ' ' : ''
}

// Soft hyphens, zero-width and control characters are invisible and split words for a search. Those that count as white
// space stay, and become a blank later.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to go
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200d\u2060]/g
// Skips single blanks, which are the most frequent: replacing each with itself would cost more than everything else.
const BLANKS = /[^\S ]\s*| \s+/g
const DEEPEST = 12

/**
 * Builds a tree that Markdown can express: inline marks only within one block, one line to a table cell,
 * no blank ends, lists no deeper than a person would nest them. Blocks are entered and left in pairs.
 */
export class TreeBuilder {
  readonly root = new TreeNode('ROOT')
  #container = this.root
  readonly #entered: TreeNode[] = []
  #leaf: TreeNode | null = null
  /** The open marks of each kind, the innermost last. */
  readonly #marks: Record<Mark['name'], Mark[]> = { A: [], STRONG: [], EM: [] }
  #open: (Mark & { node: TreeNode })[] = []
  /** The last text of the open leaf; null at its beginning and after a line break. */
  #words: TreeNode | null = null

  addText(raw: string): void {
    const text = raw.replace(INVISIBLE, '').replace(BLANKS, ' ')
    if (text === '') return
    if (text === ' ') this.#addSpace()
    else this.#addWords(this.#openLeaf(), text)
  }

  #addWords(leaf: TreeNode, text: string): void {
    const marks = this.#wanted(leaf)
    const shared = sharedMarks(this.#open, marks)
    const before = this.#words?.data ?? ' '
    const change = { closes: this.#open.length > shared, opens: marks.slice(shared) }
    const words = before.endsWith(' ') ? text.trimStart() : gapFor(before, text, change) + text
    if (this.#words && !change.closes && change.opens.length === 0) this.#words.data += words
    else this.#words = this.#innermost(leaf, marks, shared).append(new TreeNode('#text', { data: words }))
  }

  addBreak(): void {
    const leaf = this.#leaf
    if (!leaf || isOneLine(leaf) || this.#words === null) {
      this.endLeaf()
      return
    }
    leaf.append(new TreeNode('BR'))
    this.#open = []
    this.#words = null
  }

  addRule(): void {
    this.endLeaf()
    const place = this.#place()
    if (place.nodeName === 'ROOT') place.append(new TreeNode('HR'))
  }

  /** Ends a paragraph, unless this place allows only one line. */
  endLeaf(): void {
    if (this.#leaf && isOneLine(this.#leaf)) this.#addSpace()
    else this.#closeLeaf()
  }

  beginHeading(name: TagName): void {
    this.endLeaf()
    if (isCell(this.#container)) return
    this.#closeLeaf()
    this.#leaf = this.#place().append(new TreeNode(name))
  }

  endHeading(): void {
    if (this.#leaf && isHeading(this.#leaf)) this.#closeLeaf()
    else this.endLeaf()
  }

  /** Enters a list, item, quote, table, row or cell. Where it is not allowed, its content continues as text. */
  enter(name: TagName, attributes: Record<string, string> = {}): void {
    this.#entered.push(this.#container)
    this.endLeaf()
    const parent = this.#parentFor(name)
    if (!parent) return
    this.#closeLeaf()
    const isHead = name === 'TD' && parent.previousSibling === null
    this.#container = parent.append(new TreeNode(isHead ? 'TH' : name, { attributes }))
  }

  leave(): void {
    this.endLeaf()
    const left = this.#container
    this.#container = this.#entered.pop() ?? this.root
    if (left === this.#container) return
    this.#closeLeaf()
    const isBlankRow = left.nodeName === 'TR' && left.textContent.trim() === ''
    const isBlankTable = left.nodeName === 'TABLE' && left.rows.length === 0
    if (isBlankRow || isBlankTable) left.parentNode?.removeChild(left)
  }

  beginMark(name: Mark['name'], href = ''): void {
    this.#marks[name].push({ name, href })
  }

  endMark(name: Mark['name']): void {
    this.#marks[name].pop()
  }

  #addSpace(): void {
    if (this.#words && !this.#words.data.endsWith(' ')) this.#words.data += ' '
  }

  #parentFor(name: TagName): TreeNode | null {
    const at = this.#container
    if (name === 'TR') return at.nodeName === 'TABLE' ? at : null
    if (name === 'TD') return at.nodeName === 'TR' ? at : null
    if (isCell(at) || toDepth(at) >= DEEPEST) return null
    if (name !== 'LI' || isList(at)) return name === 'LI' ? at : this.#place()
    // An item without its list: items in a row share one.
    const place = this.#place()
    const last = place.lastChild
    return last?.nodeName === 'UL' ? last : place.append(new TreeNode('UL'))
  }

  /** Where a block is allowed: not directly in a list or a table. */
  #place(): TreeNode {
    let at = this.#container
    while (at.parentNode && (at.nodeName === 'TABLE' || at.nodeName === 'TR')) at = at.parentNode
    return isList(at) ? (at.lastChild ?? at.append(new TreeNode('LI'))) : at
  }

  #openLeaf(): TreeNode {
    if (this.#leaf) return this.#leaf
    const place = this.#place()
    const isInline = isCell(place) || (place.nodeName === 'LI' && !place.firstChild)
    this.#leaf = isInline ? place : place.append(new TreeNode('P'))
    return this.#leaf
  }

  #closeLeaf(): void {
    const last = this.#leaf?.lastChild
    if (last?.nodeName === 'BR') this.#leaf?.removeChild(last)
    this.#leaf = null
    this.#open = []
    this.#words = null
  }

  /** Each kind of mark once; what is bold by itself is not marked so. */
  #wanted(leaf: TreeNode): Mark[] {
    const isBold = isHeading(leaf) || leaf.nodeName === 'TH'
    const { A, STRONG, EM } = this.#marks
    const marks = [A.at(-1), isBold ? undefined : STRONG.at(-1), EM.at(-1)]
    return marks.filter((mark) => mark !== undefined).filter((mark) => mark.name !== 'A' || mark.href !== '')
  }

  /** Closes the marks that have ended and opens those that are new. */
  #innermost(leaf: TreeNode, marks: readonly Mark[], shared: number): TreeNode {
    this.#open.length = shared
    let node = this.#open.at(-1)?.node ?? leaf
    for (const mark of marks.slice(shared)) {
      node = node.append(new TreeNode(mark.name, { attributes: mark.href ? { href: mark.href } : {} }))
      this.#open.push({ ...mark, node })
    }
    return node
  }
}

function isHeading(node: TreeNode): boolean {
  return /^H[1-6]$/.test(node.nodeName)
}

function isCell(node: TreeNode): boolean {
  return node.nodeName === 'TH' || node.nodeName === 'TD'
}

function isOneLine(node: TreeNode): boolean {
  return isHeading(node) || isCell(node)
}

function isList(node: TreeNode): boolean {
  return node.nodeName === 'UL' || node.nodeName === 'OL'
}

function toDepth(node: TreeNode): number {
  let depth = 0
  for (let at = node.parentNode; at; at = at.parentNode) depth += 1
  return depth
}

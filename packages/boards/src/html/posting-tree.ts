/**
 * The few kinds of nodes in a cleaned posting, with the part of the DOM that turndown uses. Because we build them
 * ourselves, HTML is parsed once, by one parser, and turndown never meets an element that we did not allow.
 */
export type TagName =
  | 'ROOT'
  | 'P'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'H6'
  | 'UL'
  | 'OL'
  | 'LI'
  | 'BLOCKQUOTE'
  | 'TABLE'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'HR'
  | 'BR'
  | 'A'
  | 'STRONG'
  | 'EM'

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {}

type TreeNodeParts = { data?: string; attributes?: Readonly<Record<string, string>> }

export class TreeNode {
  readonly nodeType: 1 | 3
  readonly nodeName: TagName | '#text'
  readonly attributes: Readonly<Record<string, string>>
  /** The text of a text node; empty for an element. */
  data: string
  parentNode: TreeNode | null = null
  previousSibling: TreeNode | null = null
  nextSibling: TreeNode | null = null
  childNodes: TreeNode[] = []

  constructor(name: TagName | '#text', { data = '', attributes = NO_ATTRIBUTES }: TreeNodeParts = {}) {
    this.nodeType = name === '#text' ? 3 : 1
    this.nodeName = name
    this.data = data
    this.attributes = attributes
  }

  get nodeValue(): string {
    return this.data
  }

  get firstChild(): TreeNode | null {
    return this.childNodes[0] ?? null
  }

  get lastChild(): TreeNode | null {
    return this.childNodes.at(-1) ?? null
  }

  get children(): TreeNode[] {
    return this.nodeName === 'OL' ? this.childNodes : this.childNodes.filter((node) => node.nodeType === 1)
  }

  get lastElementChild(): TreeNode | null {
    return this.childNodes.findLast((node) => node.nodeType === 1) ?? null
  }

  get rows(): TreeNode[] {
    return this.childNodes
  }

  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((node) => node.textContent).join('')
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }

  append(child: TreeNode): TreeNode {
    const last = this.lastChild
    child.parentNode = this
    child.previousSibling = last
    if (last) last.nextSibling = child
    this.childNodes.push(child)
    return child
  }

  removeChild(child: TreeNode): void {
    const index = this.childNodes.lastIndexOf(child)
    if (index < 0) return
    this.childNodes.splice(index, 1)
    if (child.previousSibling) child.previousSibling.nextSibling = child.nextSibling
    if (child.nextSibling) child.nextSibling.previousSibling = child.previousSibling
    child.parentNode = null
  }

  /** turndown works on a copy of its input. This tree is made for turndown alone, so it needs no copy. */
  cloneNode(): TreeNode {
    return this
  }
}

import { ScrapeError } from '@lilypad/domain'
import { type ParsedNode, parseMarkup } from './parse-markup.ts'

/** Deeper than any real feed nests its elements; parsing costs more with each level. */
const DEEPEST = 100
const TOKEN = /<!--|<!\[CDATA\[|<(\/?)[a-z_][^<>]*?(\/?)>/gi
const ENDS: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>' }

/** An element without its prefix (`department` for `tt:department`), with the text directly within it. */
export type XmlElement = { name: string; text: string; href: string | null; children: XmlElement[] }

/**
 * The root element of an XML document. Throws ScrapeError `changed` when it is not one of `roots`, when the document
 * was cut off, or when it is nested deeper than any real feed.
 */
export function loadXml(xml: string, roots: readonly string[]): XmlElement {
  const depth = findDepth(xml)
  if (depth === null) throw new ScrapeError('changed', 'The answer was cut off or is no well-formed XML.')
  if (depth > DEEPEST) throw new ScrapeError('changed', 'The document is nested deeper than any is.')
  const parsed = parseMarkup(xml, { xml: true })
  if (!parsed.isWhole) throw new ScrapeError('changed', 'The document has more elements than any has.')
  const root = toElements(parsed.root.childNodes)[0]
  if (!root || !roots.includes(root.name))
    throw new ScrapeError('changed', `The answer is no XML document of the kind '${roots.join("' or '")}'.`)
  return root
}

export function childrenNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

/** The text of the first child with that name; null when it is blank or missing. */
export function childText(element: XmlElement, name: string): string | null {
  return childrenNamed(element, name)[0]?.text.trim() || null
}

function toElements(nodes: readonly ParsedNode[]): XmlElement[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return []
    const name = node.name.replace(/^.*:/, '')
    const text = node.childNodes.map(toText).join('')
    return [{ name, text, href: node.attribs.href ?? null, children: toElements(node.childNodes) }]
  })
}

function toText(node: ParsedNode): string {
  if (node.type === 'text') return node.data
  return node.type === 'cdata' ? node.childNodes.map(toText).join('') : ''
}

/** How deeply the elements are nested; null when a tag is not closed. */
function findDepth(xml: string): number | null {
  let depth = 0
  let deepest = 0
  TOKEN.lastIndex = 0
  for (let token = TOKEN.exec(xml); token; token = TOKEN.exec(xml)) {
    const ending = ENDS[token[0].toUpperCase()]
    if (ending) {
      const end = xml.indexOf(ending, TOKEN.lastIndex)
      if (end < 0) return null
      TOKEN.lastIndex = end
    } else if (token[1]) depth -= 1
    else if (!token[2]) depth += 1
    if (depth < 0) return null
    deepest = Math.max(deepest, depth)
  }
  return depth === 0 ? deepest : null
}

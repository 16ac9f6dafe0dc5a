import type { ParsedNode } from './parse-markup.ts'

type Root = { childNodes: readonly ParsedNode[] }

const LONGEST_SHEET = 100_000
const SIMPLE = /^(?:[.#][\w-]+|body|html)$/
/** The element of a longer selector. */
const LAST = /(?:^|[\s>+~])([.#][\w-]+|body|html)$/

/**
 * Writes the colours that a page's own sheets give to a class or an id into the style of its elements. A background
 * counts for every element that may have it; where the page has other sheets, nothing can be told.
 */
export function applyStyles(root: Root): void {
  const elements = [...elementsIn(root)]
  const isStyledElsewhere = elements.some(
    ({ name, attribs }) => name === 'link' && /stylesheet/i.test(attribs.rel ?? ''),
  )
  if (isStyledElsewhere) return
  const sheets = elements.flatMap((one) => (one.name === 'style' ? [textOf(one)] : []))
  const styles = toStyles(sheets.join('\n').slice(0, LONGEST_SHEET))
  if (styles.size === 0) return
  for (const { name, attribs } of elements) {
    const classes = (attribs.class ?? '').split(/\s+/).map((word) => `.${word}`)
    const given = [name, ...classes, `#${attribs.id}`].flatMap((selector) => styles.get(selector) ?? [])
    if (given.length > 0) attribs.style = [...given, attribs.style ?? ''].join(';')
  }
}

function* elementsIn(root: Root) {
  const waiting = [...root.childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('attribs' in node)) continue
    yield node
    for (const child of node.childNodes) waiting.push(child)
  }
}

const textOf = ({ childNodes }: Root) => childNodes.map((node) => ('data' in node ? node.data : '')).join('')

/** By selector, the declarations of colours outside rules for some media. */
function toStyles(css: string): Map<string, string[]> {
  const styles = new Map<string, string[]>()
  let depth = 0
  for (const part of css.split('}')) {
    const [selectors = '', ...blocks] = part.split('{')
    depth += blocks.length - 1
    if (depth !== 0 || blocks.length !== 1) continue
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      const [, last = ''] = LAST.exec(selector) ?? []
      const wanted = SIMPLE.test(selector) ? /^\s*(?:color|background)/i : /^\s*background/i
      const told = (blocks[0] ?? '').split(';').filter((declaration) => wanted.test(declaration))
      if (last && told.length > 0) styles.set(last, [...(styles.get(last) ?? []), ...told])
    }
  }
  return styles
}

import { DomHandler, Parser } from 'htmlparser2'

type Root = DomHandler['root']
export type ParsedNode = Root['childNodes'][number]

/** Deeper than any real page nests its elements, and more than any holds: each costs time and memory. */
const DEEPEST = 500
const MAX_NODES = 300_000

class TooMuchError extends Error {}

/** Builds a tree within the limits. */
class BoundedHandler extends DomHandler {
  #nodes = 0

  protected override addNode(node: ParsedNode): void {
    this.#nodes += 1
    if (this.#nodes > MAX_NODES || this.tagStack.length > DEEPEST) throw new TooMuchError()
    super.addNode(node)
  }
}

/** The tree of HTML or XML, in linear time. Where `isWhole` is false, it ends at the first node beyond the limits. */
export function parseMarkup(text: string, { xml = false } = {}): { root: Root; isWhole: boolean } {
  const handler = new BoundedHandler()
  try {
    new Parser(handler, { xmlMode: xml }).end(text)
    return { root: handler.root, isWhole: true }
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
    return { root: handler.root, isWhole: false }
  }
}

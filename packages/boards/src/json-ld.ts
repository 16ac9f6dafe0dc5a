import { MAX_JSON_LENGTH } from './html/script-value.ts'

type Thing = Record<string, unknown>

/** Deeper than any real page nests its data; a bound for hostile pages. */
const DEEPEST = 20
const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json/i

/**
 * Every schema.org JobPosting of a page: single, in arrays, in a graph, as items of a list, in one script or several. A
 * script without valid JSON is skipped.
 */
export function jobPostingsIn(html: string): { postings: Thing[]; brokenScripts: number } {
  const postings: Thing[] = []
  let brokenScripts = 0
  for (const script of scriptsOf(html)) {
    const data = parse(script)
    if (data === undefined) brokenScripts += 1
    collect(data, postings, 0)
  }
  return { postings, brokenScripts }
}

/** The JSON-LD scripts of a page, found without parsing the page: pages are large, and some are hostile. */
function* scriptsOf(html: string): Generator<string> {
  const opening = /<!--|<script\b/gi
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const isComment = found[0] === '<!--'
    const start = isComment ? opening.lastIndex : html.indexOf('>', opening.lastIndex) + 1
    if (start === 0) return
    const closing = isComment ? /-->/g : /<\/script/gi
    closing.lastIndex = start
    const end = closing.exec(html)
    // A page that was cut off ends inside its script: the rest is not valid JSON and is counted as broken.
    if (!isComment && JSON_LD.test(html.slice(opening.lastIndex, start))) yield html.slice(start, end?.index)
    if (!end) return
    opening.lastIndex = closing.lastIndex
  }
}

/** Line ends in strings and comment marks around the script are the usual causes of invalid JSON. */
function parse(script: string): unknown {
  if (script.length > MAX_JSON_LENGTH) return undefined
  const bare = script
    .trim()
    .replace(/^(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(-->|\/\*\s*\]\]>\s*\*\/|\]\]>)$/g, '')
  for (const text of [bare, bare.replace(/\s+/g, ' ').replace(/,\s*([\]}])/g, '$1')]) {
    try {
      return JSON.parse(text)
    } catch {
      // The tidied text is tried next.
    }
  }
  return undefined
}

function collect(value: unknown, postings: Thing[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  if (!Array.isArray(value) && isJobPosting(value)) {
    postings.push({ ...value })
    return
  }
  for (const part of Object.values(value)) collect(part, postings, depth + 1)
}

function isJobPosting(thing: object): boolean {
  const type = '@type' in thing ? thing['@type'] : null
  const types: unknown[] = Array.isArray(type) ? type : [type]
  return types.some((name) => typeof name === 'string' && /(^|[:/#])JobPosting$/.test(name))
}

import { jsonrepair } from 'jsonrepair'
import { unescapeText } from './escape.ts'
import { MAX_JSON_LENGTH } from './json-in-script.ts'

const OPENING = /^(<!--|(\/\/|\/\*)?\s*<!\[CDATA\[(\s*\*\/)?)/
const CLOSING = /(-->|(\/\/|\/\*)?\s*\]\]>(\s*\*\/)?|;)$/
/** No mark is longer. Only so much of an end is looked at: it may be hostile. */
const MAX_MARK = 40
/** Marks within marks. */
const MAX_LAYERS = 8
/** A string, or a comma before an end. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|,(?=\s*[\]}])/gs
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none within a string
const CONTROL = /[\u0000-\u001f][\u0000-\u001f\s]*/g
/** Its time grows with the square of the damage. */
const MAX_REPAIRED = 60_000

/**
 * The value of a script in a page, as people write them: in comment or CDATA marks, with line ends and wrong escapes in
 * strings, commas or a semicolon too many, escaped for HTML, several values, quotes that end a string too early.
 * Undefined when it is no JSON; `isWhole` is false when its end may be missing.
 */
export function parseLenient(script: string): { value: unknown; isWhole: boolean } | undefined {
  if (script.length > MAX_JSON_LENGTH) return undefined
  const bare = unescaped(unwrapped(script))
  for (const read of [asWritten, tidied, repaired]) {
    try {
      return { value: JSON.parse(read(bare)), isWhole: read !== repaired || isBalanced(bare) }
    } catch {
      // The next reading is more lenient.
    }
  }
  return undefined
}

function asWritten(text: string): string {
  return text
}

function unwrapped(script: string): string {
  let bare = script.trim()
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const opened = bare.replace(OPENING, '')
    const inner = (opened.slice(0, -MAX_MARK) + opened.slice(-MAX_MARK).replace(CLOSING, '')).trim()
    if (inner === bare) break
    bare = inner
  }
  return bare
}

function unescaped(text: string): string {
  return /^[[{]\s*&(quot|#34);/.test(text) ? unescapeText(text) : text
}

/** Strings without what JSON does not allow in them, lists and objects without a last comma. */
function tidied(text: string): string {
  return text.replace(TOKEN, (token) => (token.startsWith('"') ? plainString(token) : ''))
}

function plainString(text: string): string {
  return text
    .replace(/\\(.)/gs, (whole, letter: string) => (/["\\/bfnrtu]/.test(letter) ? whole : letter))
    .replace(CONTROL, ' ')
}

function repaired(text: string): string {
  if (text.length > MAX_REPAIRED) throw new RangeError('Too long to be repaired')
  return jsonrepair(tidied(text).replace(/\}\s*(?=\{)/g, '}\n'))
}

/** Naive about brackets in strings: those are rarely unequal. */
function isBalanced(text: string): boolean {
  return text.split(/[{[]/).length === text.split(/[}\]]/).length
}

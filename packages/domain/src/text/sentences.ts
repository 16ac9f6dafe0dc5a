import { squeeze } from './fold.ts'

const ABBREVIATIONS = new Set(
  `e.g i.e etc inc ltd co corp vs mr mrs ms dr prof sr jr st no approx dept est ph ph.d m.d u.s u.s.a u.k d.c`.split(
    ' ',
  ),
)
const LAST_WORD = /(?:^|[\s(])([a-z.]+)\.$/i
// 'Dec. 5'
const MONTH_BEFORE = /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i
// A lone 'o' is what is left of a round bullet.
const BULLET = /^(?:[-*•●▪◦·‣–—✔✓►➢]|\d{1,2}[.)](?!\d)|o(?= [A-Z]))\s*/
// '5 p.m. Eastern Time', '9 a.m. - 5 p.m.'
const TIME_GOES_ON = /^ (?:\(?(?:[ECMP][SD]?T\b|Eastern|Central|Mountain|Pacific)|[-–—] ?\d)/
const STOP = /[.!?…]/g
const LINES = /\n+|\s(?:[•●▪◦‣✔✓►➢]\s|o\s(?=[A-Z]))/

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** A period ends a sentence unless it closes an abbreviation, or the next word goes on in lower case. */
function endsAt(line: string, stop: number): boolean {
  const next = line.slice(stop + 1, stop + 4)
  if (!/^["”’)\]]?\s/.test(next)) return false
  if (/^["”’)\]]?\s+[a-z]/.test(next)) return false
  if (/\b[ap]\.m$/i.test(line.slice(stop - 4, stop)) && TIME_GOES_ON.test(line.slice(stop + 1, stop + 10)))
    return false
  if (/^\s\d/.test(next) && MONTH_BEFORE.test(line.slice(Math.max(0, stop - 5), stop))) return false
  const [, word = ''] = LAST_WORD.exec(line.slice(Math.max(0, stop - 8), stop + 1)) ?? []
  return word.length !== 1 && !ABBREVIATIONS.has(word.toLowerCase())
}

function sentencesOfLine(line: string): string[] {
  const found: string[] = []
  let from = 0
  STOP.lastIndex = 0
  while (STOP.test(line)) {
    const next = STOP.lastIndex
    if (!endsAt(line, next - 1)) continue
    found.push(line.slice(from, next))
    from = next
  }
  found.push(line.slice(from))
  return found
}

/** Blanks folded, bullets and numbering dropped; a line break ends a sentence. Takes linear time. */
export function splitSentences(text: string): string[] {
  return text
    .split(LINES)
    .flatMap((line) => sentencesOfLine(squeeze(line).replace(BULLET, '')))
    .filter(hasWords)
    .map((sentence) => sentence.trim())
}

import { splitSentences } from '@lilypad/domain'
import { openPatterns } from './patterns/pattern.ts'

const { any } = openPatterns('headings')

const AT_BLANK = any('cut behind a blank', 'y')
const AT_CAPITAL = any('cut before a capital', 'y')
const AT_NUMBER = any('cut before a number', 'y')
const AT_DASH = any('cut before a dash', 'y')
// Only before one of these can a part begin; looking at each letter with every rule would take too long.
const LIST_MARKS = '·•●▪◦‣✔✓►➢'
const OPENING = new Uint8Array(0x10000)
for (const letter of `ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789*–—-${LIST_MARKS}`)
  OPENING[letter.charCodeAt(0)] = 1
// The first two letters of all that may begin a part after a blank.
const BEGINNINGS = new Set(
  [
    'Pr De Mi Re Ba Ad Es Ot Go Wa PR DE MI RE BA AD ES Qu Wh Ni Bo Mu Ed Ex Lo Li Sc Jo Be Pa Wo Co Ap La Vi',
    'Du St Ho Cl Sa Sk Th Id Ab Kn Fa Ma Hi As BS B. MB Ph Sp On Tw Fo Fi Si Se Ei Te',
  ].flatMap((line) => line.split(' ')),
)

function isCut(sentence: string, at: number): boolean {
  const before = sentence[at - 1] ?? ''
  const letter = sentence[at] ?? ''
  if (LIST_MARKS.includes(letter)) return true
  const isCapital = letter >= 'A' && letter <= 'Z'
  if (before === ' ')
    return (
      (!isCapital || sentence[at - 2] === ')' || BEGINNINGS.has(sentence.slice(at, at + 2))) &&
      startsAt(AT_BLANK, sentence, at)
    )
  if (isCapital) return /[A-Za-z\d.:;!?)%]/.test(before) && startsAt(AT_CAPITAL, sentence, at)
  return startsAt(/\d/.test(letter) ? AT_NUMBER : AT_DASH, sentence, at)
}

function startsAt(rule: RegExp, sentence: string, at: number): boolean {
  rule.lastIndex = at
  return rule.test(sentence)
}

/** A sentence cut at list marks, glued items and headings: where a text has lost its line breaks. Linear. */
export function cutSentence(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (let at = 1; at < sentence.length; at += 1) {
    if (OPENING[sentence.charCodeAt(at)] === 0 || !isCut(sentence, at)) continue
    pieces.push(sentence.slice(from, at))
    from = at
  }
  pieces.push(sentence.slice(from))
  return pieces
}

const LEADING = /^[\s·•●▪◦‣✔✓►➢*\-–—.,;:]+/

/** Sentences cut where their text has lost its line breaks: into sentences, items and headings, without list marks. */
export const atLostBreaks = (sentences: readonly string[]): string[] =>
  sentences
    .flatMap(cutSentence)
    .map((piece) => (/^\w/.test(piece) ? piece : piece.replace(LEADING, '')).trimEnd())
    .filter((piece) => piece !== '')

export const toSentences = (text: string): string[] => atLostBreaks(splitSentences(text))

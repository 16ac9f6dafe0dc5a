import { splitSentences } from '@lilypad/domain'
import { openPatterns } from './patterns/pattern.ts'

const { any } = openPatterns('headings')

const LIST_MARKS = '·•●▪◦‣✔✓►➢'
const behindBlank = any('cut behind a blank').source
const glued = [
  `(?<=[A-Za-z\\d.:;!?)%])(?=[A-Z])(?:${any('cut before a capital').source})`,
  `(?=\\d)(?:${any('cut before a number').source})`,
  `(?=[*–—-])(?:${any('cut before a dash').source})`,
].join('|')
// Few letters can begin a part: the others are passed over quickly.
// 'KEY QUALIFICATIONS:' is one heading.
const CUT = new RegExp(
  `(?=[${LIST_MARKS}])|(?=[A-Z\\d*–—-])(?:(?<= )(?!QU)(?=${behindBlank})|(?<! )(?:${glued}))`,
)

/** A sentence cut at list marks, glued items and headings: where a text has lost its line breaks. Linear. */
export const cutSentence = (sentence: string): string[] => sentence.split(CUT)

const LEADING = /^[\s·•●▪◦‣✔✓►➢*\-–—.,;:]+/

/** Sentences cut where their text has lost its line breaks: into sentences, items and headings, without list marks. */
export const atLostBreaks = (sentences: readonly string[]): string[] =>
  sentences
    .flatMap(cutSentence)
    .map((piece) => (/^\w/.test(piece) ? piece : piece.replace(LEADING, '')).trimEnd())
    .filter((piece) => piece !== '')

export const toSentences = (text: string): string[] => atLostBreaks(splitSentences(text))

import { openPatterns } from '../patterns/pattern.ts'

export const mailWords = openPatterns('mail')

/** A mail as it arrived. `day` is the one on which it was sent, `YYYY-MM-DD`. */
export type Mail = {
  name: string
  address: string
  subject: string
  day: string
  text: string
  /** What it answers, where that stands below or between its own words. */
  answered?: string
}

/** As many letters of a mail are read. */
export const LONGEST_TEXT = 20_000

/** An application on the tracker of the person whose mail it is. */
export type MailApplication = { jobId: number; company: string; title: string }

/** Small letters and digits, a blank between words. */
export const toWords = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const SENTENCE_END = /(?<=[.!?])["')]*\s+(?=["'(]?[A-Z\d])/
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 300

export const toPlain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** 'When: Tuesday'. */
const LABELLED_LINE = /\n(?=[^\S\n]*[A-Z][\w ]{2,24}: )/g

/** Lines of a paragraph belong together, unless a label begins them. */
export const toSentences = (text: string): string[] =>
  toPlain(text)
    .replace(LABELLED_LINE, '\n\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE_END))
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)

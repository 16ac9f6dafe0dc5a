import type { TrackerStatusId } from '@lilypad/domain'
import { findDay, isSoonAfter } from './mail-day.ts'
import { type Mail, mailWords } from './mail-words.ts'

const SENTENCE_END = /(?<=[.!?])["')]*\s+(?=["'(]?[A-Z\d])/
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 300

const toPlain = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Lines of a paragraph belong together. */
export const toSentences = (text: string): string[] =>
  toPlain(text)
    .split(/\n\s*\n/)
    .flatMap((paragraph) => paragraph.replace(/\s+/g, ' ').split(SENTENCE_END))
    .map((sentence) => sentence.trim().slice(0, LONGEST_SENTENCE))
    .filter((sentence) => sentence !== '')
    .slice(0, MOST_SENTENCES)

const STAGES = [
  { table: 'rejected', status: -1 },
  { table: 'offer', status: 3 },
  { table: 'interview', status: 2 },
  { table: 'applied', status: 1 },
] as const

export type MailStage = {
  /** Null where the mail says two things, or one of which we are not sure. */
  status: TrackerStatusId | null
  sentence: string
  day: string
}

const interviewDay = (sentences: readonly string[], sent: string) => {
  for (const sentence of sentences) {
    const day = findDay(sentence, sent)
    if (day !== null && isSoonAfter(day, sent)) return day
  }
  return sent
}

/** What a mail says of an application, and the sentence that says it; null where it says nothing of one. */
export function readStage({ name, subject, text, day }: Mail): MailStage | null {
  const body = toSentences(text)
  const isIgnored = [name, subject, ...body].some((sentence) => mailWords.finds('ignored', sentence))
  if (isIgnored) return null
  const said = [...body, toPlain(subject)].filter((sentence) => !mailWords.finds('condition', sentence))
  const found = STAGES.flatMap(({ table, status }) => {
    const isNegated = (one: string) => status > 1 && mailWords.finds('negated', one)
    const sentence = said.find((one) => mailWords.finds(table, one) && !isNegated(one))
    return sentence === undefined ? [] : [{ status, sentence }]
  })
  const [first, second] = found
  if (!first) {
    const sentence = said.find((one) => mailWords.finds('spoken', one))
    return sentence === undefined ? null : { status: null, sentence, day }
  }
  const isOther = second !== undefined && second.status !== 1 && second.sentence !== first.sentence
  const isMixed = first.status === -1 && isOther
  const isDoubtful = first.status === 1 && said.some((sentence) => mailWords.finds('doubt', sentence))
  return {
    status: isMixed || isDoubtful ? null : first.status,
    sentence: first.sentence,
    day: first.status === 2 ? interviewDay([...body, subject], day) : day,
  }
}

import { addDays, type TrackerStatusId } from '@lilypad/domain'
import { isoDay } from '../iso-day.ts'
import { toGrams, toWords } from '../sentence-model/ngrams.ts'
import { type ModelWeights, readGrams } from '../sentence-model/sentence-model.ts'
import { type Mail, mailWords, toPlain, toSentences } from './mail-words.ts'
import trained from './stage-weights.json' with { type: 'json' }

/** What a mail says of an application, the stages first. */
export const MAIL_CLASSES = 'withdrawn rejected accepted offer interview applied none'.split(' ')
export const MAIL_STATUSES: readonly (TrackerStatusId | null)[] = [-2, -1, 4, 3, 2, 1, null]

/** The chance of a stage from which it is proposed; below it the person is asked for one. */
const SURE = 0.8
/** The chance of being of no application from which a mail is not proposed; of one that names a whole title, more. */
const NONE = 0.5
const NONE_WITH_TITLE = 0.75

const STEM = 5
/** Names of titles, employers and people within a sentence. */
const NAMES = /(?<=[\w,] )[A-Z][\w'’&-]+(?:,? (?:of |and |& )?[A-Z][\w'’&-]+)+/g

/** The words and pairs of words that say what is so of an application, whatever it and its employer are called. */
export function mailSentenceGrams(sentence: string): string[] {
  const words = toWords(sentence.replace(NAMES, ''))
  // 'selec*' is 'selected' as well as 'selection'.
  return [
    ...toGrams(words),
    ...words.filter((word) => word.length > STEM).map((word) => `${word.slice(0, STEM)}*`),
  ]
}

const toSaid = ({ subject, text }: Mail) => [...toSentences(text), toPlain(subject)]

/**
 * What the model reads of a mail: each word once, those of the subject also apart, those that it answers, and how surely
 * it names an application.
 */
export function mailGrams(mail: Mail, evidence: readonly string[]): Set<string> {
  const subject = mailSentenceGrams(toPlain(mail.subject)).map((gram) => `subject: ${gram}`)
  const answered = toWords(mail.answered ?? '').map((word) => `answered: ${word}`)
  return new Set([...toSaid(mail).flatMap(mailSentenceGrams), ...subject, ...answered, ...evidence])
}

export type MailStage = {
  /** Null where we are not sure. */
  status: TrackerStatusId | null
  sentence: string
  day: string
}

/** No interview is further ahead. */
const AHEAD_DAYS = 200

const interviewDay = (sentences: readonly string[], sent: string): string =>
  sentences
    .map((sentence) => isoDay(sentence, { posted: sent, country: null }))
    .find((day) => day !== null && day >= sent && day <= addDays(sent, AHEAD_DAYS)) ?? sent

/** What a mail says of an application, and the sentence that says it most; null where it says nothing of one. */
export function readStage(
  mail: Mail,
  evidence: readonly string[],
  weights: ModelWeights = trained,
): MailStage | null {
  const said = toSaid(mail)
  if ([mail.name, ...said].some((sentence) => mailWords.finds('ignored', sentence))) return null
  const chances = readGrams(weights, mailGrams(mail, evidence))
  if ((chances.pop() ?? 1) > (evidence.includes('= title 2') ? NONE_WITH_TITLE : NONE)) return null
  const chance = Math.max(...chances)
  const label = chances.indexOf(chance)
  const status = chance < SURE ? null : (MAIL_STATUSES[label] ?? null)
  const spoken = said.map((sentence) => readGrams(weights, mailSentenceGrams(sentence))[label] ?? 0)
  return {
    status,
    sentence: said[spoken.indexOf(Math.max(...spoken))] ?? '',
    day: status === 2 ? interviewDay(said, mail.day) : mail.day,
  }
}

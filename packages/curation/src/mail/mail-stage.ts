import { addDays, type TrackerStatusId } from '@lilypad/domain'
import { isoDay } from '../iso-day.ts'
import { toWords } from '../sentence-model/grams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import { type Mail, mailWords, toPlain, toSentences } from './mail-words.ts'
import weights from './stage-weights.json' with { type: 'json' }

/** What a sentence of a mail says of an application. */
export const MAIL_CLASSES = ['withdrawn', 'rejected', 'offer', 'interview', 'applied', 'none'] as const

const readSentence = openModel(() => weights as ModelWeights)

/** Names of titles, employers and people within a sentence. */
const NAMES = /(?<=[\w,] )[A-Z][\w'’&-]+(?:,? (?:of |and |& )?[A-Z][\w'’&-]+)+/g

/** The words that say what is so of an application, whatever it and its employer are called. */
export const mailSentenceWords = (sentence: string): string[] => toWords(sentence.replace(NAMES, ''))

/** Of several stages in a mail the first of these counts: each mail thanks for an application. */
const STAGES = [
  { name: 'withdrawn', status: -2 },
  { name: 'rejected', status: -1 },
  { name: 'offer', status: 3 },
  { name: 'interview', status: 2 },
  { name: 'applied', status: 1 },
] as const
/** Chances of a sentence: enough to propose what it says, and enough to ask whether it says so. */
const SURE = 0.85
const LIKELY = 0.8

export type MailStage = {
  /** Null where the mail says two things, or one of which we are not sure. */
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

function findStages(sentences: readonly string[]) {
  const read = sentences.map((sentence) => ({
    sentence,
    chances: readSentence(mailSentenceWords(sentence)).chances,
  }))
  return STAGES.map(({ name, status }) => {
    const label = MAIL_CLASSES.indexOf(name)
    let best = { status, sentence: '', chance: 0 }
    for (const { sentence, chances } of read) {
      const chance = chances[label] ?? 0
      if (chance > best.chance) best = { status, sentence, chance }
    }
    return best
  })
}

/** What a mail says of an application, and the sentence that says it; null where it says nothing of one. */
export function readStage({ name, subject, text, day }: Mail): MailStage | null {
  const body = toSentences(text)
  if ([name, subject, ...body].some((sentence) => mailWords.finds('ignored', sentence))) return null
  const said = [...body, toPlain(subject)]
  const stages = findStages(said.filter((sentence) => !mailWords.finds('condition', sentence)))
  const [first, second] = stages.filter(({ chance }) => chance >= LIKELY)
  if (!first) {
    const sentence = said.find((one) => mailWords.finds('spoken', one))
    return sentence === undefined ? null : { status: null, sentence, day }
  }
  const isContradicted =
    first.status === -1
      ? second !== undefined && second.status !== 1
      : stages.some(({ status, chance }) => status === -1 && chance >= LIKELY)
  return {
    status: isContradicted || first.chance < SURE ? null : first.status,
    sentence: first.sentence,
    day: first.status === 2 ? interviewDay([...body, subject], day) : day,
  }
}

import { toWords } from '../sentence-model/grams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import weights from './stage-weights.json' with { type: 'json' }

/** What a sentence of a mail says of an application. */
export const MAIL_CLASSES = ['withdrawn', 'rejected', 'offer', 'interview', 'applied', 'none'] as const

const read = openModel(() => weights as ModelWeights)

/** Names of titles, employers and people within a sentence. */
const NAMES = /(?<=[\w,] )[A-Z][\w'’&-]+(?:,? (?:of |and |& )?[A-Z][\w'’&-]+)+/g

/** The words that say what is so of an application, whatever it and its employer are called. */
export const mailSentenceWords = (sentence: string): string[] => toWords(sentence.replace(NAMES, ''))

/** The chance of each class, from 0 to 1, in the order of `MAIL_CLASSES`. */
export const readMailSentence = (sentence: string): readonly number[] =>
  read(mailSentenceWords(sentence)).chances

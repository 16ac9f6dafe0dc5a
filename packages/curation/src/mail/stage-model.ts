import { toWords } from '../sentence-model/grams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import weights from './stage-weights.json' with { type: 'json' }

/** What a sentence of a mail says of an application. */
export const MAIL_CLASSES = ['rejected', 'offer', 'interview', 'applied', 'none'] as const

const read = openModel(weights as ModelWeights)

/** The chance of each class, from 0 to 1, in the order of `MAIL_CLASSES`. */
export const readMailSentence = (sentence: string): readonly number[] => read(toWords(sentence)).chances

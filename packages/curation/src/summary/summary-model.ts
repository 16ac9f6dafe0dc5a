import { toWords } from '../sentence-model/grams.ts'
import { type ModelWeights, openModel } from '../sentence-model/sentence-model.ts'
import weights from './summary-weights.json' with { type: 'json' }

/** What a sentence is for: what the person does or whom the role serves, a line of a list of duties, anything else. */
export const SUMMARY_CLASSES = ['fit', 'duty', 'unfit'] as const

/** A line of a list of duties is less good than a sentence. */
const DUTY_WEIGHT = 0.4

const read = openModel(() => weights as ModelWeights)

/** How well a sentence tells what a job is about, from 0 to 1. */
export function fitness(sentence: string): number {
  const [fit = 0, duty = 0] = read(toWords(sentence)).chances
  return fit + duty * DUTY_WEIGHT
}

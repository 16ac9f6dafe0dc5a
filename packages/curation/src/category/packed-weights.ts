import type { ModelWeights } from '../sentence-model/sentence-model.ts'

/** Weights as text: for the bias and each word or pair a letter a class, which stands for a weight in tenths. */
export type PackedWeights = { classes: string[]; bias: string; grams: Record<string, string> }

/** The letter of the weight 0, so far from both ends of ASCII as trained weights are. */
const ZERO = 69
const [LEAST, MOST] = [35 - ZERO, 126 - ZERO]
/** Of the hundredths in which a model is trained. */
const STEP = 10

const mapped = <From, To>(grams: Record<string, From>, to: (weights: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(grams).map(([gram, weights]) => [gram, to(weights)]))

const toLetter = (weight: number) =>
  String.fromCharCode(ZERO + Math.max(LEAST, Math.min(MOST, Math.round(weight / STEP))))
const toLetters = (weights: readonly number[]) => weights.map(toLetter).join('')
const toWeights = (letters: string) => Array.from(letters, (letter) => (letter.charCodeAt(0) - ZERO) * STEP)

export const packed = ({ classes, bias, grams }: ModelWeights): PackedWeights => ({
  classes,
  bias: toLetters(bias),
  grams: mapped(grams, toLetters),
})

export const unpacked = ({ classes, bias, grams }: PackedWeights): ModelWeights => ({
  classes,
  bias: toWeights(bias),
  grams: mapped(grams, toWeights),
})

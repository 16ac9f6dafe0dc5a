import type { ModelWeights } from '../sentence-model/sentence-model.ts'

/** Weights as text: for each word or pair a letter a class, which stands for a weight in tenths. */
export type PackedWeights = Omit<ModelWeights, 'grams'> & { grams: Record<string, string> }

/** The letter of the weight 0, so far from both ends of ASCII as trained weights are. */
const ZERO = 69
const [LEAST, MOST] = [35 - ZERO, 126 - ZERO]
/** Of the hundredths in which a model is trained. */
const STEP = 10

const mapped = <From, To>(grams: Record<string, From>, to: (weights: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(grams).map(([gram, weights]) => [gram, to(weights)]))

const letterOf = (weight: number) =>
  String.fromCharCode(ZERO + Math.max(LEAST, Math.min(MOST, Math.round(weight / STEP))))

export const packed = ({ grams, ...model }: ModelWeights): PackedWeights => ({
  ...model,
  grams: mapped(grams, (weights) => weights.map(letterOf).join('')),
})

export const unpacked = ({ grams, ...model }: PackedWeights): ModelWeights => ({
  ...model,
  grams: mapped(grams, (letters) => Array.from(letters, (letter) => (letter.charCodeAt(0) - ZERO) * STEP)),
})

import { START } from './ngrams.ts'

/** A trained model of sentences: for each word or pair of words its weight for each class, in hundredths. */
export type ModelWeights = { classes: string[]; bias: number[]; grams: Record<string, number[]> }

export type ModelReading = {
  /** The chance of each class, from 0 to 1. */
  chances: number[]
  reasons(label: number): string[]
  /** How much these words, alone and beside others, speak for one class more than for another. */
  lead(label: number, other: number, isOf: (word: string) => boolean): number
}

export const SCALE = 100
const MAX_REASONS = 3

/** The chance of each class, from the sum of the weights of what a sentence holds. */
export function toChances(sums: readonly number[], scale = 1): number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp((sum - largest) / scale))
  const total = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / total)
}

export function addTo(sums: number[], vector: ArrayLike<number>): void {
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) + (vector[label] ?? 0)
}

/** The chance of each class for a text whose words and pairs of words are given. */
export function readGrams({ bias, grams }: ModelWeights, held: Iterable<string>): number[] {
  const sums = [...bias]
  for (const gram of held) if (Object.hasOwn(grams, gram)) addTo(sums, grams[gram] ?? [])
  return toChances(sums, SCALE)
}

export type ReadWords = (words: readonly string[]) => ModelReading

type Hit = { at: number; isPair: boolean; weights: readonly number[] }

/** Weights by numbers of words: a pair is found without making a string of it. */
function numbered({ bias, grams }: ModelWeights) {
  const known = [START, ...Object.keys(grams).filter((gram) => !gram.includes(' '))]
  const numbers = new Map(known.map((word, number) => [word, number]))
  const toPair = (before: number, word: number) => before * known.length + word
  const pairs = new Map<number, readonly number[]>()
  for (const [gram, weights] of Object.entries(grams)) {
    const [before = 0, word] = gram.split(' ').map((part) => numbers.get(part))
    if (word !== undefined) pairs.set(toPair(before, word), weights)
  }
  return { bias, numbers, toPair, pairs, words: known.map((word) => grams[word] ?? []) }
}

/** What a model knows of the words and their pairs. A model that knows a pair knows both its words. */
function findHits(
  { numbers, toPair, pairs, words: known }: ReturnType<typeof numbered>,
  words: readonly string[],
): Hit[] {
  const hits: Hit[] = []
  let before: number | undefined = 0
  for (const [at, word] of words.entries()) {
    const number = numbers.get(word)
    if (number !== undefined) {
      const pair = before === undefined ? undefined : pairs.get(toPair(before, number))
      if (pair) hits.push({ at, isPair: true, weights: pair })
      hits.push({ at, isPair: false, weights: known[number] ?? [] })
    }
    before = number
  }
  return hits
}

/**
 * Opens trained weights at the first sentence: most processes and threads read none. A bundle that calls no reader of a
 * model leaves out its weights.
 * @__NO_SIDE_EFFECTS__
 */
export function openModel(trained: () => ModelWeights): ReadWords {
  let opened: ReturnType<typeof numbered> | null = null
  return (words) => {
    opened ??= numbered(trained())
    const hits = findHits(opened, words)
    const sums = [...opened.bias]
    for (const { weights } of hits) addTo(sums, weights)
    const reasons = (label: number) => {
      const speaking = hits.filter(({ weights }) => (weights[label] ?? 0) > 0)
      const order = speaking.sort((one, other) => (other.weights[label] ?? 0) - (one.weights[label] ?? 0))
      return [...new Set(order.map(({ at }) => words[at] ?? ''))].slice(0, MAX_REASONS)
    }
    const lead: ModelReading['lead'] = (label, other, isOf) => {
      let sum = 0
      for (const { at, isPair, weights } of hits) {
        const isBeside = isPair && isOf(words[at - 1] ?? '')
        if (isBeside || isOf(words[at] ?? '')) sum += (weights[label] ?? 0) - (weights[other] ?? 0)
      }
      return sum / SCALE
    }
    return { chances: toChances(sums, SCALE), reasons, lead }
  }
}

import { START } from './grams.ts'

/** A trained model of sentences: for each word or pair of words its weight for each class, in hundredths. */
export type ModelWeights = { classes: string[]; bias: number[]; grams: Record<string, number[]> }

/** How a sentence is read: the chance of each class from 0 to 1, and the words that spoke most for one. */
export type ModelReading = { chances: number[]; reasons(label: number): string[] }

const SCALE = 100
const MOST_REASONS = 3

type Vector = ArrayLike<number>
/** A word, and the words behind it with which it is a pair. */
type Entry = { own: Vector | null; pairs: Map<string, Vector> }

/** The chance of each class, from the summed weights of what a sentence holds. */
export function chancesOf(bias: Vector, vectors: readonly Vector[], scale = 1): number[] {
  const sums = Array.from(bias)
  for (const vector of vectors)
    for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) + (vector[label] ?? 0)
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp((sum - largest) / scale))
  const total = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / total)
}

function entriesOf(grams: ModelWeights['grams']): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const entryOf = (word: string) => {
    const entry = entries.get(word) ?? { own: null, pairs: new Map() }
    entries.set(word, entry)
    return entry
  }
  for (const [gram, vector] of Object.entries(grams)) {
    const [word = '', next] = gram.split(' ')
    if (next === undefined) entryOf(word).own = vector
    else entryOf(word).pairs.set(next, vector)
  }
  return entries
}

/** Opens trained weights. Reading takes some microseconds a sentence. */
export function openModel({ bias, grams }: ModelWeights): (words: readonly string[]) => ModelReading {
  const entries = entriesOf(grams)
  return (words) => {
    const vectors: Vector[] = []
    const names: string[] = []
    let before = entries.get(START)
    for (const word of words) {
      const pair = before?.pairs.get(word)
      if (pair !== undefined) names[vectors.push(pair) - 1] = word
      before = entries.get(word)
      if (before?.own) names[vectors.push(before.own) - 1] = word
    }
    return {
      chances: chancesOf(bias, vectors, SCALE),
      reasons: (label) => strongest(vectors, names, label),
    }
  }
}

function strongest(vectors: readonly Vector[], names: readonly string[], label: number): string[] {
  const weightOf = (index: number) => vectors[index]?.[label] ?? 0
  const order = [...names.keys()].filter((index) => weightOf(index) > 0)
  order.sort((one, other) => weightOf(other) - weightOf(one))
  return [...new Set(order.map((index) => names[index] ?? ''))].slice(0, MOST_REASONS)
}

import { gramsOf } from './grams.ts'

/** A trained model of sentences: for each word or pair of words its weight for each class, in hundredths. */
export type ModelWeights = { classes: string[]; bias: number[]; grams: Record<string, number[]> }

/** How a sentence is read: the chance of each class from 0 to 1, and the words that spoke most for one. */
export type ModelReading = { chances: number[]; reasons(label: number): string[] }

const SCALE = 100
const MOST_REASONS = 3

type Vector = ArrayLike<number>

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

/** Opens trained weights. Reading takes some microseconds a sentence. */
export function openModel({ bias, grams }: ModelWeights): (words: readonly string[]) => ModelReading {
  const weights = new Map(Object.entries(grams))
  return (words) => {
    const known: { gram: string; vector: Vector }[] = []
    for (const gram of gramsOf(words)) {
      const vector = weights.get(gram)
      if (vector !== undefined) known.push({ gram, vector })
    }
    const vectors = known.map(({ vector }) => vector)
    return {
      chances: chancesOf(bias, vectors, SCALE),
      reasons: (label) =>
        known
          .filter(({ vector }) => (vector[label] ?? 0) > 0)
          .sort((one, other) => (other.vector[label] ?? 0) - (one.vector[label] ?? 0))
          .slice(0, MOST_REASONS)
          .map(({ gram }) => gram),
    }
  }
}

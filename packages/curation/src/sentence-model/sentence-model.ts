import { START } from './grams.ts'

/** A trained model of sentences: for each word or pair of words its weight for each class, in hundredths. */
export type ModelWeights = { classes: string[]; bias: number[]; grams: Record<string, number[]> }

export type ModelReading = {
  /** The chance of each class, from 0 to 1. */
  chances: number[]
  /** The words that spoke most for a class. */
  reasons(label: number): string[]
  /** How much these words, alone and beside others, speak for one class more than for another. */
  lead(label: number, other: number, isOf: (word: string) => boolean): number
}

const SCALE = 100
const MOST_REASONS = 3

type Vector = ArrayLike<number>
/** A word that was found, with the one before it where both are a pair. */
type Found = { vector: Vector; word: string; before: string | null }
/** A word, and the words behind it with which it is a pair. */
type Entry = { own: Vector | null; pairs: Map<string, Vector> }

/** The chance of each class, from the sum of the weights of what a sentence holds. */
export function chancesOf(sums: readonly number[], scale = 1): number[] {
  const largest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp((sum - largest) / scale))
  const total = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / total)
}

/** Adds a vector of weights to the sums. */
export function addTo(sums: number[], vector: Vector): void {
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) + (vector[label] ?? 0)
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
    const found: Found[] = []
    const sums = [...bias]
    const add = (vector: Vector | null | undefined, word: string, before: string | null) => {
      if (!vector) return
      addTo(sums, vector)
      found.push({ vector, word, before })
    }
    let before = START
    let entry = entries.get(START)
    for (const word of words) {
      add(entry?.pairs.get(word), word, before)
      entry = entries.get(word)
      add(entry?.own, word, null)
      before = word
    }
    return {
      chances: chancesOf(sums, SCALE),
      reasons: (label) => strongest(found, label),
      lead: (label, other, isOf) => leadOf(found, label, other, isOf),
    }
  }
}

const weightIn = (vector: Vector, label: number) => vector[label] ?? 0

function strongest(found: readonly Found[], label: number): string[] {
  const order = found.filter(({ vector }) => weightIn(vector, label) > 0)
  order.sort((one, other) => weightIn(other.vector, label) - weightIn(one.vector, label))
  return [...new Set(order.map(({ word }) => word))].slice(0, MOST_REASONS)
}

function leadOf(
  found: readonly Found[],
  label: number,
  other: number,
  isOf: (word: string) => boolean,
): number {
  const own = found.filter(({ word, before }) => isOf(word) || (before !== null && isOf(before)))
  return own.reduce((sum, { vector }) => sum + weightIn(vector, label) - weightIn(vector, other), 0) / SCALE
}

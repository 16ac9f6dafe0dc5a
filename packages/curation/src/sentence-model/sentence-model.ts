import { START } from './grams.ts'

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
const MOST_REASONS = 3
/** A pair is the number of its first word and as many times this as the number of its second. */
const MOST_WORDS = 1 << 15

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

/** Reads words, or a window of them from one place up to another. */
export type ReadWords = (words: readonly string[], from?: number, to?: number) => ModelReading

/** Opens trained weights at the first sentence: most processes and threads read none. */
export function openModel(trained: () => ModelWeights): ReadWords {
  let read: ReadWords | null = null
  return (words, from, to) => {
    read ??= toReader(trained())
    return read(words, from, to)
  }
}

function toReader({ bias, grams }: ModelWeights): ReadWords {
  const size = bias.length
  const numbers = new Map<string, number>()
  const toNumber = (word: string) => {
    const number = numbers.get(word) ?? numbers.size + 1
    numbers.set(word, number)
    return number
  }
  // The weights of all words and pairs in one row; each begins at its place.
  const weights = new Int16Array((Object.keys(grams).length + 1) * size)
  const places = new Map<number, number>()
  const placeOfWord: (number | undefined)[] = []
  for (const [index, [gram, vector]] of Object.entries(grams).entries()) {
    const [word = '', next] = gram.split(' ')
    weights.set(vector, (index + 1) * size)
    if (next === undefined) placeOfWord[toNumber(word)] = (index + 1) * size
    else places.set(toNumber(word) + toNumber(next) * MOST_WORDS, (index + 1) * size)
  }
  const start = toNumber(START)
  type Visit = (place: number, at: number, isPair: boolean) => void
  const readAll = (known: readonly number[], from: number, to: number, visit: Visit) => {
    let before = start
    for (let at = from; at < to; at += 1) {
      const number = known[at] ?? 0
      const pair = number === 0 || before === 0 ? undefined : places.get(before + number * MOST_WORDS)
      if (pair !== undefined) visit(pair, at, true)
      const own = placeOfWord[number]
      if (own !== undefined) visit(own, at, false)
      before = number
    }
  }
  // The windows of a sentence follow one another.
  let last: { words: readonly string[]; known: number[] } = { words: [], known: [] }
  return (words, from = 0, to = words.length) => {
    if (last.words !== words) last = { words, known: words.map((word) => numbers.get(word) ?? 0) }
    const { known } = last
    const sums = [...bias]
    readAll(known, from, to, (place) => {
      for (let label = 0; label < size; label += 1)
        sums[label] = (sums[label] ?? 0) + (weights[place + label] ?? 0)
    })
    const weightAt = (place: number, label: number) => weights[place + label] ?? 0
    const reasons = (label: number) => {
      const found: { word: string; weight: number }[] = []
      readAll(known, from, to, (place, at) => {
        const weight = weightAt(place, label)
        if (weight > 0) found.push({ word: words[at] ?? '', weight })
      })
      const order = found.sort((one, other) => other.weight - one.weight)
      return [...new Set(order.map(({ word }) => word))].slice(0, MOST_REASONS)
    }
    const lead: ModelReading['lead'] = (label, other, isOf) => {
      let sum = 0
      readAll(known, from, to, (place, at, isPair) => {
        const isBeside = isPair && at > from && isOf(words[at - 1] ?? '')
        if (isBeside || isOf(words[at] ?? '')) sum += weightAt(place, label) - weightAt(place, other)
      })
      return sum / SCALE
    }
    return { chances: toChances(sums, SCALE), reasons, lead }
  }
}

import { CATEGORIES, type Category } from '@lilypad/domain'
import PACKED from './category-weights.json' with { type: 'json' }
import { hashOf } from './feature-hash.ts'

/** What the model says of a title: how likely each category is, and the features that speak for one. */
export type ModelRead = {
  /** 0 to 1, in the order of `CATEGORIES`. */
  likely: number[]
  /** The features that speak for a category at least half as loud as the loudest, the loudest first. */
  reasons(category: Category): string[]
}

function bytesOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const letters = atob(lines.join(''))
  const bytes = new Uint8Array(letters.length)
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index)
  return bytes
}

// Every thread keeps these: numbers take a tenth of the memory of objects. Made by `pnpm curation:train-category`.
const hashes = new Uint32Array(bytesOf(PACKED.hashes).buffer)
/** Of each feature, in the order of `hashes`, a weight in tenths for each category. */
const weights = new Int8Array(bytesOf(PACKED.weights).buffer)

/** Where a feature stands in the sorted `hashes`; -1 when no title of the training had it. */
function placeOf(feature: string): number {
  const hash = hashOf(feature)
  // Hashes lie evenly, so a look near its share of them finds it sooner than halving does.
  let place = Math.floor((hash / 2 ** 32) * hashes.length)
  while ((hashes[place] ?? 0) > hash) place -= 1
  while ((hashes[place] ?? hash) < hash) place += 1
  return hashes[place] === hash ? place : -1
}

const weightAt = (place: number, category: number) =>
  (weights[place * CATEGORIES.length + category] ?? 0) / 10

/** A multinomial logistic regression: sums the weights of the features for each category. */
export function askModel(features: readonly string[]): ModelRead {
  const known = ['always', ...features]
    .map((feature) => ({ feature, place: placeOf(feature) }))
    .filter(({ place }) => place >= 0)
  const scale = 1 / Math.sqrt(known.length) / 10
  const tenths = CATEGORIES.map(() => 0)
  for (const { place } of known) {
    const from = place * CATEGORIES.length
    for (let index = 0; index < CATEGORIES.length; index += 1)
      tenths[index] = (tenths[index] ?? 0) + (weights[from + index] ?? 0)
  }
  return {
    likely: chancesOf(tenths.map((sum) => sum * scale)),
    reasons(category) {
      const index = CATEGORIES.indexOf(category)
      const speaking = known
        .map(({ feature, place }) => ({ feature, weight: weightAt(place, index) }))
        .filter(({ feature }) => feature !== 'always')
        .sort((one, other) => other.weight - one.weight)
      const least = Math.max(0.1, (speaking[0]?.weight ?? 0) / 2)
      return speaking.filter(({ weight }) => weight >= least).map(({ feature }) => feature)
    },
  }
}

/** Chances that add up to one. */
export function chancesOf(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / all)
}

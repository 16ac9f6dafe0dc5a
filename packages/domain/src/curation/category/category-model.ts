import { CATEGORIES, type Category } from '../../jobs/job-values.ts'
import WEIGHTS from './category-weights.json' with { type: 'json' }

/** What the model says of a title: how likely each category is, and the features that speak for one. */
export type ModelRead = {
  /** 0 to 1, in the order of `CATEGORIES`. */
  likely: number[]
  /** The features that count most for a category, the strongest first. */
  reasons(category: Category): string[]
}

/** Of each feature, pairs of a category's index and its weight in tenths. Made by `pnpm curation:train`. */
const weights: Readonly<Record<string, readonly number[]>> = WEIGHTS

const MOST_REASONS = 3

function* weightsOf(feature: string): Generator<[category: number, weight: number]> {
  const packed = Object.hasOwn(weights, feature) ? weights[feature] : undefined
  for (let at = 0; packed && at + 1 < packed.length; at += 2)
    yield [packed[at] ?? 0, (packed[at + 1] ?? 0) / 10]
}

/** A multinomial logistic regression: sums the weights of the features for each category. */
export function askModel(features: readonly string[]): ModelRead {
  const known = features.filter((feature) => Object.hasOwn(weights, feature))
  const sums = CATEGORIES.map(() => 0)
  for (const feature of [...known, 'always'])
    for (const [index, weight] of weightsOf(feature)) sums[index] = (sums[index] ?? 0) + weight
  const scale = 1 / Math.sqrt(known.length + 1)
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp((sum - most) * scale))
  const all = powers.reduce((total, power) => total + power, 0)
  return {
    likely: powers.map((power) => power / all),
    reasons(category) {
      const index = CATEGORIES.indexOf(category)
      const speaking = known.map((feature) => ({
        feature,
        weight: [...weightsOf(feature)].find(([one]) => one === index)?.[1] ?? 0,
      }))
      return speaking
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .slice(0, MOST_REASONS)
        .map(({ feature }) => feature)
    },
  }
}

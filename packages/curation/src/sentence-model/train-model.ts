import { addTo, type ModelWeights, SCALE, toChances } from './sentence-model.ts'

/** What one written text teaches: its words and pairs of words, the index of its class, and how much it counts. */
export type Lesson = { grams: readonly string[]; label: number; weight?: number }

const EPOCHS = 15
const USUAL_RATE = 0.3
const DECAY = 2e-3
/** A word of one sentence alone says nothing of others. */
const MIN_SENTENCES = 2

const RANGE = 2 ** 32

/** Numbers below `RANGE` that look random: the same lessons always give the same weights. */
function toRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
}

function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  const next = toRandom(seed)
  for (let last = count - 1; last > 0; last--) {
    const other = next() % (last + 1)
    const moved = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = moved
  }
  return order
}

type Feature = { weights: Float64Array; squares: Float64Array }
type Taught = Lesson & { features: Feature[] }

function toFeatures(lessons: readonly Lesson[], classes: number, least: number): Map<string, Feature> {
  const counts = new Map<string, number>()
  for (const { grams } of lessons)
    for (const gram of new Set(grams)) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= least)
  const empty = () => ({ weights: new Float64Array(classes), squares: new Float64Array(classes).fill(0.1) })
  return new Map(frequent.map(([gram]): [string, Feature] => [gram, empty()]).sort())
}

/** One step of AdaGrad: what has moved much moves less. */
function learn({ features, label, weight: share = 1 }: Taught, bias: Float64Array, rate: number): void {
  const sums = [...bias]
  for (const { weights } of features) addTo(sums, weights)
  for (const [index, chance] of toChances(sums).entries()) {
    const error = share * ((index === label ? 1 : 0) - chance)
    bias[index] = (bias[index] ?? 0) + error / 50
    for (const { weights, squares } of features) {
      const weight = weights[index] ?? 0
      const slope = error - DECAY * weight
      const square = (squares[index] ?? 0) + slope * slope
      squares[index] = square
      weights[index] = weight + (rate * slope) / Math.sqrt(square)
    }
  }
}

const rounded = (vector: Float64Array, share = 1) =>
  [...vector].map((weight) => Math.round(weight * share * SCALE) + 0)

/**
 * A multinomial logistic regression over words and pairs of words.
 *
 * @param classes the names of the classes, in the order of the labels
 * @param least how many lessons must have a word or pair for it to count
 * @param rate how far one lesson moves a weight
 * @param drop the share of a lesson's words that is left out each time, so that no word speaks for its neighbours
 * @returns weights in hundredths, the same for the same lessons
 */
export function trainModel(
  classes: readonly string[],
  lessons: readonly Lesson[],
  { least = MIN_SENTENCES, rate = USUAL_RATE, drop = 0 } = {},
): ModelWeights {
  const known = toFeatures(lessons, classes.length, least)
  const taught = lessons.map((lesson) => ({
    ...lesson,
    features: lesson.grams.flatMap((gram) => known.get(gram) ?? []),
  }))
  const bias = new Float64Array(classes.length)
  const next = toRandom(lessons.length)
  const isKept = () => drop === 0 || next() >= drop * RANGE
  for (let epoch = 1; epoch <= EPOCHS; epoch++)
    for (const index of shuffled(lessons.length, epoch)) {
      const one = taught[index]
      if (one) learn({ ...one, features: one.features.filter(isKept) }, bias, rate)
    }
  const grams = [...known].map(([gram, { weights }]): [string, number[]] => [
    gram,
    rounded(weights, 1 - drop),
  ])
  return { classes: [...classes], bias: rounded(bias), grams: Object.fromEntries(grams) }
}

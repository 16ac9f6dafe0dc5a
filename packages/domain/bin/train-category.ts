import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listedCategory } from '../src/curation/category/read-category.ts'
import { TITLE_NAMES } from '../src/curation/category/vocabulary.ts'
import { CATEGORIES } from '../src/jobs/job-values.ts'

// pnpm curation:train: makes category-weights.json of labelled titles
const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = join(resolve(root, process.env.LILYPAD_SHARED ?? '../shared'), 'data')
const labels = fileURLToPath(new URL('./pool-categories.tsv', import.meta.url))
const target = fileURLToPath(new URL('../src/curation/category/category-weights.json', import.meta.url))

/** A labelled title. `others`: further answers that a careful reader would defend. */
type Example = { features: string[]; category: string; others: string[]; weight: number }
type Row = {
  id: string
  title: string
  company?: string | null
  employer?: string
  department?: string | null
}

const EPOCHS = 20
const RATE = 0.3
const DECAY = 1e-3
/** A feature of one title alone says nothing of others. */
const LEAST_TITLES = 2
/** How much of a label goes to the answers that are also defensible. */
const SOFT = 0.2
/** The rows labelled by hand with the definitions count double. */
const CAREFUL = 2
/** Smaller weights change no answer. */
const LEAST_WEIGHT = 1

const readRows = <R>(file: string): R[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const exampleOf = (row: Row, category: string, others: string[], weight: number): Example => ({
  features: listedCategory({
    title: row.title,
    company: row.company ?? row.employer ?? null,
    department: row.department ?? null,
  }).features,
  category,
  others,
  weight,
})

const careful = (file: string): Example[] =>
  readRows<Row & { expected: { category: string; also_ok: string[] } }>(join(data, file)).map((row) =>
    exampleOf(row, row.expected.category, row.expected.also_ok, CAREFUL),
  )

/** Titles of the recorded boards. */
const recorded = (): Row[] => {
  const manifest = readFileSync(join(data, '../fixtures/boards/manifest.json'), 'utf8')
  const { boards } = JSON.parse(manifest) as {
    boards: { id: string; company_name: string; expect: { postings?: { title: string }[] } }[]
  }
  return boards.flatMap(({ id, company_name: company, expect }) =>
    (expect.postings ?? []).map(({ title }, index) => ({ id: `fix-${id}-${index}`, title, company })),
  )
}

/** Titles of the pool and of boards over time, by the ids of `pool-categories.tsv`. */
const pooled = (): Example[] => {
  const files = ['pool/postings.jsonl', 'pool/titles.jsonl', 'history/timelines.jsonl']
  const rows = new Map(
    [...files.flatMap((file) => readRows<Row>(join(data, file))), ...recorded()].map((row) => [row.id, row]),
  )
  return readFileSync(labels, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', category = '', others = ''] = line.split('\t')
      const row = rows.get(id)
      return row ? [exampleOf(row, category, others.split('|').filter(Boolean), 1)] : []
    })
}

/** The names of the word lists, as titles of their own. */
const named = (): Example[] =>
  TITLE_NAMES.map((title) => exampleOf({ id: title, title }, listedCategory({ title }).category, [], 1))

/** The same order on every machine. */
const createRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T]
  }
  return mixed
}

const targetsOf = ({ category, others }: Example): number[] => {
  const rest = others.filter((other) => (CATEGORIES as readonly string[]).includes(other))
  const own = rest.length === 0 ? 1 : 1 - SOFT
  return CATEGORIES.map((one) => (one === category ? own : rest.includes(one) ? SOFT / rest.length : 0))
}

/** Multinomial logistic regression by AdaGrad; weights by feature, in the order of `CATEGORIES`. */
export const train = (examples: readonly Example[]): Map<string, Float64Array> => {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const size = CATEGORIES.length
  const known = [...counts].filter(([, count]) => count >= LEAST_TITLES).map(([feature]) => feature)
  const weights = new Map([...known, 'always'].map((feature) => [feature, new Float64Array(size)]))
  const squares = new Map([...weights.keys()].map((feature) => [feature, new Float64Array(size).fill(1e-6)]))
  const prepared = examples.map((example) => ({
    features: [...example.features.filter((feature) => weights.has(feature)), 'always'],
    targets: targetsOf(example),
    weight: example.weight,
  }))
  const random = createRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { features, targets, weight } of shuffled(prepared, random)) {
      const scale = 1 / Math.sqrt(features.length)
      const sums = new Float64Array(size)
      for (const feature of features)
        weights.get(feature)?.forEach((value, index) => {
          sums[index] = (sums[index] ?? 0) + value * scale
        })
      const most = Math.max(...sums)
      const powers = sums.map((sum) => Math.exp(sum - most))
      const all = powers.reduce((total, power) => total + power, 0)
      const slopes = powers.map((power, index) => weight * (power / all - (targets[index] ?? 0)) * scale)
      for (const feature of features) {
        const own = weights.get(feature)
        const seen = squares.get(feature)
        if (!own || !seen) continue
        for (let index = 0; index < size; index += 1) {
          const slope = (slopes[index] ?? 0) + DECAY * (own[index] ?? 0)
          seen[index] = (seen[index] ?? 0) + slope * slope
          own[index] = (own[index] ?? 0) - (RATE * slope) / Math.sqrt(seen[index] ?? 1)
        }
      }
    }
  }
  return weights
}

/** Pairs of a category's index and its weight in tenths. */
const packed = (weights: Float64Array): number[] =>
  [...weights].flatMap((weight, index) =>
    Math.abs(weight) < LEAST_WEIGHT ? [] : [index, Math.round(weight * 10)],
  )

if (!existsSync(data)) throw new Error(`No labelled titles in ${data}.`)
const examples = [
  ...careful('labelled/category.jsonl'),
  ...careful('labelled/second/category.jsonl'),
  ...pooled(),
  ...named(),
]
const entries = [...train(examples)]
  .map(([feature, weights]) => [feature, packed(weights)] as const)
  .filter(([, pairs]) => pairs.length > 0)
  .sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(
  target,
  `{\n${entries.map(([feature, pairs]) => `${JSON.stringify(feature)}:[${pairs}]`).join(',\n')}\n}\n`,
)
console.log(`${examples.length} titles, ${entries.length} features.`)

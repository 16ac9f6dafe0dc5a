import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATEGORIES, type Category } from '@lilypad/domain'
import { chancesOf } from '../src/category/category-model.ts'
import { employerKind } from '../src/category/employer.ts'
import { hashOf } from '../src/category/feature-hash.ts'
import { featuresOf } from '../src/category/read-category.ts'
import { readArgs } from './read-args.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = join(resolve(root, process.env.LILYPAD_SHARED ?? '../shared'), 'data')
const tableOf = (name: string) =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const target = fileURLToPath(new URL('../src/category/category-weights.json', import.meta.url))

/** A labelled title. `others`: further answers that a careful reader would defend. */
type Example = { features: string[]; category: string; others: string[]; weight: number }
type Row = {
  id: string
  title: string
  company?: string | null
  employer?: string
}

const EPOCHS = 20
const RATE = 0.3
const DECAY = 1.5e-3
/** A feature of one title alone says nothing of others. */
const LEAST_TITLES = 2
/** How much of a label goes to the answers that are also defensible. */
const SOFT = 0.1
/** What the kinds of rows count: those labelled by hand with the definitions, titles, bare names of functions. */
const CAREFUL = 2
const TITLE = 1
const NAME = 0.5

const readRows = <R>(file: string): R[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const exampleOf = (row: Row, category: string, others: string[], weight: number): Example => ({
  features: featuresOf(row.title, employerKind(row.company ?? row.employer ?? null, row.title)),
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

const othersOf = (others: string) => others.split('|').filter(Boolean)

/** Titles of the pool and of boards over time, by the ids of `pool-categories.tsv`, but for those left out. */
const pooled = (leftOut: ReadonlySet<string>): Example[] => {
  const files = ['pool/postings.jsonl', 'pool/titles.jsonl', 'history/timelines.jsonl']
  const rows = new Map(
    [...files.flatMap((file) => readRows<Row>(join(data, file))), ...recorded()].map((row) => [row.id, row]),
  )
  return tableOf('pool-categories').flatMap(([id = '', category = '', others = '']) => {
    const row = leftOut.has(id) ? undefined : rows.get(id)
    return row ? [exampleOf(row, category, othersOf(others), TITLE)] : []
  })
}

/** Titles that were written for the training, of every occupation that came to mind. */
const written = (): Example[] =>
  tableOf('written-titles').map(([category = '', title = '', others = '']) =>
    exampleOf({ id: title, title }, category, othersOf(others), TITLE),
  )

/** Names of functions: their category anywhere, at a school and at a college. */
const named = (): Example[] =>
  tableOf('title-names').flatMap(([title = '', anywhere = '', school = '', college = '']) =>
    [
      { company: null, category: anywhere },
      { company: 'a company', category: anywhere },
      { company: 'a school district', category: school },
      { company: 'a college', category: college },
    ].map(({ company, category }) => exampleOf({ id: title, title, company }, category, [], NAME)),
  )

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

/** The features that enough titles have, by the place of their weights; `always` is in every title. */
function knownFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= LEAST_TITLES).map(([feature]) => feature)
  return new Map(['always', ...known].map((feature, place) => [feature, place * CATEGORIES.length]))
}

/** Multinomial logistic regression by AdaGrad: for each place a weight for each of `CATEGORIES`. */
function train(examples: readonly Example[], known: ReadonlyMap<string, number>): Float64Array {
  const size = CATEGORIES.length
  const weights = new Float64Array(known.size * size)
  const squares = new Float64Array(weights.length).fill(1e-6)
  const prepared = examples.map((example) => ({
    places: ['always', ...example.features].flatMap((feature) => known.get(feature) ?? []),
    targets: targetsOf(example),
    weight: example.weight,
  }))
  const random = createRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { places, targets, weight } of shuffled(prepared, random)) {
      const scale = 1 / Math.sqrt(places.length)
      const sums = targets.map((_, index) =>
        places.reduce((sum, place) => sum + (weights[place + index] ?? 0) * scale, 0),
      )
      const slopes = chancesOf(sums).map((chance, index) => weight * (chance - (targets[index] ?? 0)) * scale)
      for (const place of places) {
        for (let at = place; at < place + size; at += 1) {
          const slope = (slopes[at - place] ?? 0) + DECAY * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  }
  return weights
}

/** Tenths around the mean of a feature, which speaks for no category. */
function tenthsOf(weights: Float64Array): number[] {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  return [...weights].map((weight) => Math.max(-127, Math.min(127, Math.round((weight - mean) * 10))))
}

/** Lines that a reader of changes can bear. */
const packed = (numbers: Uint32Array | Int8Array) =>
  Buffer.from(numbers.buffer)
    .toString('base64')
    .match(/.{1,120}/g)

function labelledTitles(leftOut: ReadonlySet<string>): Example[] {
  if (!existsSync(data)) throw new Error(`No labelled titles in ${data}.`)
  return [
    ...careful('labelled/category.jsonl'),
    ...careful('labelled/second/category.jsonl'),
    ...pooled(leftOut),
    ...written(),
    ...named(),
  ]
}

/** Reads the category of titles as the product does, by a model that has not met the pool's titles of these ids. */
export function categoryReaderWithout(leftOut: ReadonlySet<string>): (title: string) => Category {
  const examples = labelledTitles(leftOut)
  const known = knownFeatures(examples)
  const weights = train(examples, known)
  return (title) => {
    const features = ['always', ...featuresOf(title, employerKind(null, title))]
    const places = features.flatMap((feature) => known.get(feature) ?? [])
    const sums = CATEGORIES.map((_, index) =>
      places.reduce((sum, place) => sum + (weights[place + index] ?? 0), 0),
    )
    return CATEGORIES[sums.indexOf(Math.max(...sums))] ?? 'Other'
  }
}

function writeWeights(): void {
  const examples = labelledTitles(new Set())
  const known = knownFeatures(examples)
  const weights = train(examples, known)
  const entries = [...known]
    .map(([feature, place]) => ({ hash: hashOf(feature), place }))
    .sort((one, other) => one.hash - other.hash)
  const file = {
    hashes: packed(Uint32Array.from(entries, ({ hash }) => hash)),
    weights: packed(
      Int8Array.from(
        entries.flatMap(({ place }) => tenthsOf(weights.subarray(place, place + CATEGORIES.length))),
      ),
    ),
  }
  writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`)
  console.log(`${examples.length} titles, ${entries.length} features.`)
}

if (process.argv[1] === import.meta.filename) {
  readArgs(
    'Usage: pnpm curation:train-category\n  makes category-weights.json of the labelled titles of the shared data',
    [],
    0,
  )
  writeWeights()
}

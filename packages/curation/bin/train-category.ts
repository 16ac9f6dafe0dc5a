import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATEGORIES, type Category } from '@lilypad/domain'
import { employerKind } from '../src/category/employer.ts'
import { packed } from '../src/category/packed-weights.ts'
import { titleWords } from '../src/category/title-words.ts'
import { openModel } from '../src/sentence-model/sentence-model.ts'
import { type Lesson, trainModel } from '../src/sentence-model/train-model.ts'
import { readArgs } from './read-args.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = join(resolve(root, process.env.LILYPAD_SHARED ?? '../shared'), 'data')
const tableOf = (name: string) =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
const target = fileURLToPath(new URL('../src/category/category-weights.json', import.meta.url))

/** A word of fewer titles says little of others. */
const LEAST_TITLES = 4

type Row = {
  id: string
  title: string
  company?: string | null
  employer?: string
}

const readRows = <R>(file: string): R[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const lessonOf = ({ title, company, employer }: Omit<Row, 'id'>, category: string): Lesson => ({
  words: titleWords(title, employerKind(company ?? employer ?? null, title)),
  label: CATEGORIES.indexOf(category as Category),
})

const careful = (file: string): Lesson[] =>
  readRows<Row & { expected: { category: string } }>(join(data, file)).map((row) =>
    lessonOf(row, row.expected.category),
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

/** Titles of the pool and of boards over time, by the ids of `pool-categories.tsv`, but for those left out. */
const pooled = (leftOut: ReadonlySet<string>): Lesson[] => {
  const files = ['pool/postings.jsonl', 'pool/titles.jsonl', 'history/timelines.jsonl']
  const rows = new Map(
    [...files.flatMap((file) => readRows<Row>(join(data, file))), ...recorded()].map((row) => [row.id, row]),
  )
  return tableOf('pool-categories').flatMap(([id = '', category = '']) => {
    const row = leftOut.has(id) ? undefined : rows.get(id)
    return row ? [lessonOf(row, category)] : []
  })
}

/** Titles that were written for the training, of every occupation that came to mind. */
const written = (): Lesson[] =>
  tableOf('written-titles').map(([category = '', title = '']) => lessonOf({ title }, category))

/** Names of functions: their category anywhere, at a school, at a college, and at a hospital where it differs there. */
const named = (): Lesson[] =>
  tableOf('title-names').flatMap(([title = '', anywhere = '', school = '', college = '', hospital]) =>
    [
      { company: null, category: anywhere },
      { company: 'a company', category: anywhere },
      { company: 'a school district', category: school },
      { company: 'a college', category: college },
      ...(hospital ? [{ company: 'a hospital', category: hospital }] : []),
    ].map(({ company, category }) => lessonOf({ title, company }, category)),
  )

function labelledTitles(leftOut: ReadonlySet<string>): Lesson[] {
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
  const read = openModel(trainModel(CATEGORIES, labelledTitles(leftOut), LEAST_TITLES))
  return (title) => {
    const { chances } = read(titleWords(title, employerKind(null, title)))
    return CATEGORIES[chances.indexOf(Math.max(...chances))] ?? 'Other'
  }
}

function writeWeights(): void {
  const examples = labelledTitles(new Set())
  const weights = trainModel(CATEGORIES, examples, LEAST_TITLES)
  writeFileSync(target, `${JSON.stringify(packed(weights), null, 2)}\n`)
  console.log(`${examples.length} titles, ${Object.keys(weights.grams).length} words and pairs.`)
}

if (process.argv[1] === import.meta.filename) {
  readArgs(
    'Usage: pnpm curation:train-category\n  makes category-weights.json of the labelled titles of the shared data',
    [],
    0,
  )
  writeWeights()
}

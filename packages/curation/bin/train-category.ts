import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATEGORIES, type Category } from '@lilypad/domain'
import { employerKind } from '../src/category/employer.ts'
import { packed } from '../src/category/packed-weights.ts'
import { titleWords } from '../src/category/title-words.ts'
import { type Lesson, trainModel } from '../src/sentence-model/train-model.ts'
import { readArgs } from './read-args.ts'

readArgs(
  'Usage: pnpm curation:train-category\n  makes category-weights.json of the labelled titles of the shared data',
  [],
  0,
)
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

/** Titles of the pool and of boards over time, by the ids of `pool-categories.tsv`. */
const pooled = (): Lesson[] => {
  const files = ['pool/postings.jsonl', 'pool/titles.jsonl', 'history/timelines.jsonl']
  const rows = new Map(
    [...files.flatMap((file) => readRows<Row>(join(data, file))), ...recorded()].map((row) => [row.id, row]),
  )
  return tableOf('pool-categories').flatMap(([id = '', category = '']) => {
    const row = rows.get(id)
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

if (!existsSync(data)) throw new Error(`No labelled titles in ${data}.`)
const examples = [
  ...careful('labelled/category.jsonl'),
  ...careful('labelled/second/category.jsonl'),
  ...pooled(),
  ...written(),
  ...named(),
]
const weights = trainModel(CATEGORIES, examples, LEAST_TITLES)
writeFileSync(target, `${JSON.stringify(packed(weights), null, 2)}\n`)
console.log(`${examples.length} titles, ${Object.keys(weights.grams).length} words and pairs.`)

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES, type Category } from '@lilypad/domain'
import { packed } from '../src/category/packed-weights.ts'
import { employerKind, titleWords } from '../src/category/title-words.ts'
import { toGrams } from '../src/sentence-model/ngrams.ts'
import { openModel } from '../src/sentence-model/sentence-model.ts'
import { type Lesson, trainModel } from '../src/sentence-model/train-model.ts'
import { readArgs } from './read-args.ts'
import { data, readRows, readTable } from './shared-data.ts'

const target = new URL('../src/category/category-weights.json', import.meta.url)
const table = (name: string) => readTable(new URL(`./${name}.tsv`, import.meta.url))

/** A word of fewer titles says little of others. */
const MIN_TITLES = 4

type Titled = { title: string; company?: string | null; employer?: string }
type Row = Titled & { id: string }

const toLesson = ({ title, company, employer }: Titled, category: string): Lesson => ({
  grams: toGrams(titleWords(title, employerKind(company ?? employer ?? null, title))),
  label: CATEGORIES.indexOf(category as Category),
})

const careful = (file: string): Lesson[] =>
  readRows<Row & { expected: { category: string } }>(join(data, file)).map((row) =>
    toLesson(row, row.expected.category),
  )

function recorded(): Row[] {
  type Board = { id: string; company_name: string; expect: { postings?: { title: string }[] } }
  const manifest = readFileSync(join(data, '../fixtures/boards/manifest.json'), 'utf8')
  const { boards }: { boards: Board[] } = JSON.parse(manifest)
  return boards.flatMap(({ id, company_name: company, expect }) =>
    (expect.postings ?? []).map(({ title }, index) => ({ id: `fix-${id}-${index}`, title, company })),
  )
}

/** Titles of the pool and of boards over time, by the ids of `pool-categories.tsv`, but for those left out. */
function pooled(leftOut: ReadonlySet<string>): Lesson[] {
  const files = ['pool/postings.jsonl', 'pool/titles.jsonl', 'history/timelines.jsonl']
  const rows = [...files.flatMap((file) => readRows<Row>(join(data, file))), ...recorded()]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return table('pool-categories').flatMap(([id = '', category = '']) => {
    const row = leftOut.has(id) ? undefined : byId.get(id)
    return row ? [toLesson(row, category)] : []
  })
}

const written = (): Lesson[] =>
  table('written-titles').map(([category = '', title = '']) => toLesson({ title }, category))

/** Names of functions: their category anywhere, at a school, at a college, and at a hospital where it differs there. */
const named = (): Lesson[] =>
  table('title-names').flatMap(([title = '', anywhere = '', school = '', college = '', hospital]) => [
    toLesson({ title }, anywhere),
    toLesson({ title, company: 'a company' }, anywhere),
    toLesson({ title, company: 'a school district' }, school),
    toLesson({ title, company: 'a college' }, college),
    ...(hospital ? [toLesson({ title, company: 'a hospital' }, hospital)] : []),
  ])

const labelledTitles = (leftOut: ReadonlySet<string>): Lesson[] => [
  ...careful('labelled/category.jsonl'),
  ...careful('labelled/second/category.jsonl'),
  ...pooled(leftOut),
  ...written(),
  ...named(),
]

/** Reads the category of titles as the product does, by a model that has not met the pool's titles of these ids. */
export function categoryReaderWithout(leftOut: ReadonlySet<string>): (title: string) => Category {
  const read = openModel(() => trainModel(CATEGORIES, labelledTitles(leftOut), { least: MIN_TITLES }))
  return (title) => {
    const { chances } = read(titleWords(title, employerKind(null, title)))
    return CATEGORIES[chances.indexOf(Math.max(...chances))] ?? 'Other'
  }
}

if (process.argv[1] === import.meta.filename) {
  readArgs(
    'Usage: pnpm curation:train-category\n  makes category-weights.json of the labelled titles of the shared data',
  )
  const examples = labelledTitles(new Set())
  const weights = trainModel(CATEGORIES, examples, { least: MIN_TITLES })
  writeFileSync(target, `${JSON.stringify(packed(weights), null, 2)}\n`)
  console.log(`${examples.length} titles, ${Object.keys(weights.grams).length} words and pairs.`)
}

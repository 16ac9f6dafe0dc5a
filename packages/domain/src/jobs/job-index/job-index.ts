import type { FilterableJob } from '../filters/filter.ts'
import { FILTER_NAMES, filterNamed } from '../filters/registry.ts'
import type { SortableJob } from '../job-sort.ts'
import type { StackableJob } from '../job-stack.ts'
import type { HideableJob } from '../personal/hidden.ts'
import { type Column, createColumn } from './column.ts'
import { createNumbers } from './numbers.ts'
import { createTextColumn, type TextColumn } from './text-column.ts'

export type IndexableJob = Omit<FilterableJob, 'isTracked'> & SortableJob & StackableJob & HideableJob

export type SharedFact = Exclude<keyof FilterableJob, 'searchWords' | 'isTracked'>

const isShared = (fact: keyof FilterableJob): fact is SharedFact =>
  fact !== 'searchWords' && fact !== 'isTracked'

const FACTS = [...new Set(FILTER_NAMES.map((name) => filterNamed(name).fact))].filter(isShared)

/** The facts of very many jobs in columns, so that a filter is asked once for each value rather than for each job. */
export type JobIndex = {
  /** One for each row, in the order of `compareByDate`. */
  ids: Float64Array
  /** The rows of each `PIECE`, in the order of their ids. */
  rowsById: Uint32Array
  facts: { readonly [Fact in SharedFact]: Column<FilterableJob[Fact]> }
  texts: TextColumn
  titles: TextColumn
  companies: Column<string>
  /** The number of a row's stack; 0 for a job that stands alone. */
  stacks: Uint32Array
  numStacks: number
  /** Milliseconds; 0 for a job without an instant of approval. */
  approvedAt: Float64Array
  featured: Column<boolean>
  hiddenBy: Map<string, Uint32Array>
}

export const PIECE = 65_536

const STANDS_ALONE = null

/** Numbers only the stacks with several jobs: most stand alone, and need not be looked up. */
const numberStacks = ({ codes, values }: Column<string | null>) => {
  const sizes = new Uint32Array(values.length)
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? 0
    sizes[code] = (sizes[code] ?? 0) + 1
  }
  let numStacks = 1
  const numbers = sizes.map((size, code) => (code === 0 || size < 2 ? 0 : numStacks++))
  const stacks = new Uint32Array(codes.length)
  for (let row = 0; row < codes.length; row += 1) stacks[row] = numbers[codes[row] ?? 0] ?? 0
  return { stacks, numStacks }
}

/** Ids are sorted in pieces with their rows behind them, far faster than by a comparison: a number has room for both. */
function* sortById(ids: Float64Array) {
  const rowsById = new Uint32Array(ids.length)
  for (let start = 0; start < ids.length; start += PIECE) {
    const pairs = ids.subarray(start, start + PIECE).map((id, row) => id * PIECE + row)
    rowsById.set(
      pairs.sort().map((pair) => start + (pair % PIECE)),
      start,
    )
    yield
  }
  return rowsById
}

const createColumns = () => ({
  ids: createNumbers(Float64Array),
  facts: FACTS.map((fact) => ({ fact, column: createColumn<unknown>() })),
  texts: createTextColumn(),
  titles: createTextColumn(),
  companies: createColumn<string>(),
  stacks: createColumn<string | null>(STANDS_ALONE),
  approvedAt: createNumbers(Float64Array),
  featured: createColumn<boolean>(),
})

/** Finishes one column after the other, with a pause after each. */
function* finishColumns(columns: ReturnType<typeof createColumns>): Generator<void, JobIndex> {
  const ids = columns.ids.finish()
  const rowsById = yield* sortById(ids)
  const facts: Partial<Record<SharedFact, Column<unknown>>> = {}
  for (const { fact, column } of columns.facts) {
    facts[fact] = column.finish()
    yield
  }
  const texts = yield* columns.texts.finish()
  yield
  const titles = yield* columns.titles.finish()
  yield
  const companies = columns.companies.finish()
  yield
  const stacks = numberStacks(columns.stacks.finish())
  yield
  return {
    ids,
    rowsById,
    facts: facts as JobIndex['facts'],
    texts,
    titles,
    companies,
    ...stacks,
    approvedAt: columns.approvedAt.finish(),
    featured: columns.featured.finish(),
    hiddenBy: new Map(),
  }
}

/** Collects jobs, which must come in the order of `compareByDate`. A finish is long: it can be interrupted. */
export const createJobIndex = (): { add(job: IndexableJob): void; finish(): Generator<void, JobIndex> } => {
  const columns = createColumns()
  const { ids, facts, texts, titles, companies, stacks, approvedAt, featured } = columns
  return {
    add(job) {
      ids.add(job.id)
      for (const { fact, column } of facts) column.add(job[fact])
      texts.add(job.searchWords, '')
      titles.add(job.title.toLowerCase(), job.title)
      companies.add(job.companyName)
      stacks.add(job.stackId)
      approvedAt.add(job.approvedAt === null ? 0 : Date.parse(job.approvedAt))
      featured.add(job.featured)
    },
    finish: () => finishColumns(columns),
  }
}

import type { FilterableJob } from '../filters/filter.ts'
import { FILTER_NAMES, filterNamed } from '../filters/registry.ts'
import type { SortableJob } from '../job-sort.ts'
import type { StackableJob } from '../job-stack.ts'
import type { HideableJob } from '../personal/hidden.ts'
import { type Column, createColumn } from './column.ts'
import { createNumbers } from './numbers.ts'
import { createTextColumn, type TextColumn } from './text-column.ts'

/** A job that can be found among very many. */
export type IndexableJob = Omit<FilterableJob, 'isTracked'> & SortableJob & StackableJob & HideableJob

/** A fact of a job that filters test; many jobs share each of its values. */
export type SharedFact = Exclude<keyof FilterableJob, 'searchText' | 'isTracked'>

const isShared = (fact: keyof FilterableJob): fact is SharedFact =>
  fact !== 'searchText' && fact !== 'isTracked'

const FACTS = [...new Set(FILTER_NAMES.map((name) => filterNamed(name).fact))].filter(isShared)

/** The facts of very many jobs in columns, so that a filter is asked once for each value rather than for each job. */
export type JobIndex = {
  /** One for each row, in the order of `compareByDate`. */
  ids: Float64Array
  /** The rows in the order of their ids. */
  rowsById: Uint32Array
  facts: { readonly [Fact in SharedFact]: Column<FilterableJob[Fact]> }
  texts: TextColumn
  /** How much of a row's text, from its start, is its title. */
  titleLengths: Float64Array
  companies: Column<string>
  /** The number of a row's stack; 0 for a job that stands alone. */
  stacks: Uint32Array
  numStacks: number
  /** Milliseconds; 0 for a job without an instant of approval. */
  approvedAt: Float64Array
  featured: Column<boolean>
  /** The rows whose titles hold a hidden word, once somebody hides it. */
  hiddenBy: Map<string, Uint32Array>
}

const STANDS_ALONE = null

/** Numbers only the stacks with several jobs: most stand alone, and need not be looked up. */
const numberStacks = ({ codes, values }: Column<string | null>) => {
  const sizes = new Uint32Array(values.length)
  for (const code of codes) sizes[code] = (sizes[code] ?? 0) + 1
  let numStacks = 1
  const numbers = sizes.map((size, code) => (code === 0 || size < 2 ? 0 : numStacks++))
  return { stacks: codes.map((code) => numbers[code] ?? 0), numStacks }
}

/** Collects jobs, which must come in the order of `compareByDate`. */
export const createJobIndex = (): { add(job: IndexableJob): void; finish(): JobIndex } => {
  const ids = createNumbers()
  const facts = FACTS.map((fact) => ({ fact, column: createColumn<unknown>() }))
  const texts = createTextColumn()
  const titleLengths = createNumbers()
  const companies = createColumn<string>()
  const stacks = createColumn<string | null>(STANDS_ALONE)
  const approvedAt = createNumbers()
  const featured = createColumn<boolean>()
  return {
    add(job) {
      ids.add(job.id)
      for (const { fact, column } of facts) column.add(job[fact])
      texts.add(job.searchText)
      titleLengths.add(job.title.toLowerCase().length)
      companies.add(job.companyName)
      stacks.add(job.stackId)
      approvedAt.add(job.approvedAt === null ? 0 : Date.parse(job.approvedAt))
      featured.add(job.featured)
    },
    finish() {
      const all = ids.finish()
      return {
        ids: all,
        rowsById: Uint32Array.from(all.keys()).sort((a, b) => (all[a] ?? 0) - (all[b] ?? 0)),
        facts: Object.fromEntries(
          facts.map(({ fact, column }) => [fact, column.finish()]),
        ) as JobIndex['facts'],
        texts: texts.finish(),
        titleLengths: titleLengths.finish(),
        companies: companies.finish(),
        ...numberStacks(stacks.finish()),
        approvedAt: approvedAt.finish(),
        featured: featured.finish(),
        hiddenBy: new Map(),
      }
    },
  }
}

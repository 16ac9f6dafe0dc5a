import {
  type DropOffer,
  FILTER_NAMES,
  highestSalary,
  type JobFilter,
  offersFor,
  type Personal,
} from '@lilypad/domain'
import { all, type Conditions, isHiddenBy, toConditions } from './conditions.ts'
import { countHeld, deleteJobs, insertJobs, SCHEMA } from './copy.ts'
import { type EngineLimits, openEngine, type Run } from './engine.ts'
import { countFound, type Facets, isNew } from './facets.ts'
import { createDictionaries, type Dictionaries, type SearchedJob } from './facts.ts'
import {
  isNewestBehind,
  type JobCursor,
  NEWEST_FIRST,
  type NewestCursor,
  type Order,
  toGroup,
} from './order.ts'
import { type FoundPage, findPage } from './page.ts'

/** Whose search: of the free subset alone, or of all jobs. */
type Asker = { filter: JobFilter; person: Personal; isFree: boolean }

export type SearchAsked = Asker & {
  order: Order
  /** The place of the last card before; null for the first page, which alone has facets and the highest salary. */
  after: JobCursor | null
  most: number
  newSince: string | null
  /** Those that are new alone; they are counted with all. */
  onlyNew: boolean
}

export type FoundJobs = FoundPage & {
  total: number
  numNew: number
  facets: Facets | null
  highestSalary: number | null
  offers: DropOffer[]
}

export type JobSearch = {
  /** Takes out the jobs with these ids, and puts others in, at once. */
  apply(ids: readonly number[], jobs: readonly SearchedJob[]): Promise<void>
  search(asked: SearchAsked): Promise<FoundJobs>
  /** The newest behind a place (null: from the start), wherever featured ones stand. */
  listNewest(asked: Asker & { after: NewestCursor | null; most: number }): Promise<NewestCursor[]>
  count(asked: Asker): Promise<number>
  /** How many bytes the engine holds. */
  memory(): Promise<number>
  /** After the searches that run. */
  close(): Promise<void>
}

/** What the filters ask, and what is none of theirs: hidden jobs, and those beyond the free subset. */
const toFinder = (dictionaries: Dictionaries, { filter, person, isFree }: Asker) => {
  const hidden = isHiddenBy(dictionaries, person.hidden).map((one) => `not (${one})`)
  const seen = all(isFree ? ['free', ...hidden] : hidden)
  const conditions = toConditions(dictionaries, { filter, person })
  return { seen, conditions, passing: all([seen, ...conditions.values()]) }
}

const findOffers = async (
  run: Run,
  { seen, conditions }: { seen: string; conditions: Conditions },
  filter: JobFilter,
): Promise<DropOffer[]> => {
  const bits = [...conditions].map(
    ([name, condition]) => `case when ${condition} then 0 else ${1 << FILTER_NAMES.indexOf(name)} end`,
  )
  const counted = (await run(
    `select (${['0', ...bits].join(' + ')})::double as failed, count(*)::double as n
      from jobs where ${seen} group by failed`,
  )) as { failed: number; n: number }[]
  const failing = counted.map(({ failed, n }) => ({
    names: FILTER_NAMES.filter((_name, place) => (failed & (1 << place)) !== 0),
    count: n,
  }))
  return offersFor(failing, filter)
}

const highestIn = ({ salaryMax: { values, held } }: Dictionaries, isFree: boolean): number =>
  highestSalary(held(isFree).map((code) => ({ salaryMax: values[code] as number | null })))

/** A list of jobs to search, empty at first. Throws `SearchUnavailable` where the engine has no program. */
export const openSearch = async (limits?: Partial<EngineLimits>): Promise<JobSearch> => {
  const engine = await openEngine(SCHEMA, limits)
  const dictionaries = createDictionaries()
  /** The first statement fixes what the others see: no code that the dictionaries lack. */
  const read = <Result>(ask: (run: Run) => Promise<Result>): Promise<Result> =>
    engine.read(async (run) => {
      await run('select id from jobs limit 1')
      return ask(run)
    })
  return {
    async apply(ids, jobs) {
      const { gone, added } = await engine.write(async (writer) => ({
        gone: await deleteJobs(writer, ids),
        added: await insertJobs(writer, jobs, dictionaries),
      }))
      countHeld(dictionaries, gone, -1)
      countHeld(dictionaries, added, 1)
    },
    search: (asked) =>
      read(async (run) => {
        const finder = toFinder(dictionaries, asked)
        const { filter, isFree, person, after, most, newSince, onlyNew } = asked
        const isFirst = after === null
        const counts = await countFound(
          run,
          { ...finder, person, newSince, isFirst },
          { dictionaries, isFree },
        )
        const found = `select *, ${toGroup(dictionaries, asked.order)} as place from jobs where ${finder.passing} and ${onlyNew ? isNew(newSince) : 'true'}`
        const page = await findPage(run, { found, after, most })
        const offers = counts.total > 0 ? [] : await findOffers(run, finder, filter)
        const total = onlyNew ? counts.numNew : counts.total
        return {
          ...counts,
          ...page,
          total,
          offers,
          highestSalary: isFirst ? highestIn(dictionaries, isFree) : null,
        }
      }),
    listNewest: (asked) =>
      read(async (run) => {
        const behind = asked.after === null ? 'true' : isNewestBehind(asked.after)
        const rows = await run(`select id, approved as "approvedAt" from jobs
          where ${toFinder(dictionaries, asked).passing} and (${behind}) order by ${NEWEST_FIRST} limit ${asked.most}`)
        return rows as NewestCursor[]
      }),
    count: (asked) =>
      read(async (run) => {
        const [row] = await run(
          `select count(*)::double as n from jobs where ${toFinder(dictionaries, asked).passing}`,
        )
        return Number(row?.n)
      }),
    memory: () =>
      engine.read(async (run) => {
        const [row] = await run('select sum(memory_usage_bytes)::double as bytes from duckdb_memory()')
        return Number(row?.bytes)
      }),
    close: engine.close,
  }
}

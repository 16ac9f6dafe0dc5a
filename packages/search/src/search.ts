import {
  type DropOffer,
  FILTER_NAMES,
  highestSalary,
  type JobFilter,
  offersFor,
  type Personal,
  withWords,
  wordsToDrop,
} from '@lilypad/domain'
import { type Facets, isNew, passesChoices, toCounts, toFacets, toFound } from './count-choices.ts'
import { type EngineLimits, openEngine, type Run } from './engine.ts'
import { createDictionaries, type Dictionaries, type SearchedJob } from './facts.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { countHeld, deleteJobs, insertJobs, SCHEMA } from './job-copy.ts'
import {
  isNewestBehind,
  type JobCursor,
  NEWEST_FIRST,
  type NewestCursor,
  type Order,
  toPlace,
} from './job-order.ts'
import { all, type Conditions, holdsSearch, isHiddenBy, toConditions } from './sql-conditions.ts'

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
  memory(): Promise<number>
  /** After the searches that run. */
  close(): Promise<void>
}

/** What the filters ask, and what is none of theirs: hidden jobs, and those beyond the free subset. */
function toFinder(dictionaries: Dictionaries, { filter, person, isFree }: Asker) {
  const hidden = isHiddenBy(dictionaries, person.hidden).map((one) => `not (${one})`)
  const seen = all(isFree ? ['free', ...hidden] : hidden)
  const conditions = toConditions(dictionaries, { filter, person })
  return { seen, conditions, passing: all([seen, ...conditions.values()]) }
}

/** Which filters to drop, and which words of the text, so that something is found. */
async function findOffers(
  run: Run,
  { seen, conditions }: { seen: string; conditions: Conditions },
  { dictionaries, filter }: { dictionaries: Dictionaries; filter: JobFilter },
): Promise<DropOffer[]> {
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
  const offers = offersFor(failing, filter)
  const words = wordsToDrop(offers, filter)
  if (words.length === 0) return offers
  const numbers = words.map(
    ({ without }, place) =>
      `count(*) filter (where ${holdsSearch(dictionaries, without.searchField)})::double as "${place}"`,
  )
  const others = [...conditions].filter(([name]) => name !== 'searchField').map(([, condition]) => condition)
  const [row = {}] = await run(`select ${numbers.join(', ')} from jobs where ${all([seen, ...others])}`)
  return withWords(
    offers,
    words.map((word, place) => ({ ...word, count: Number(row[place]) })),
  )
}

const highestIn = ({ salaryMax: { values, held } }: Dictionaries, isFree: boolean): number =>
  highestSalary(held(isFree).map((code) => ({ salaryMax: values[code] as number | null })))

/** A list of jobs to search, empty at first. Throws `SearchUnavailable` where the engine has no program. */
export async function openSearch(limits?: Partial<EngineLimits>): Promise<JobSearch> {
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
        const { conditions } = finder
        const isFirst = after === null
        const counting = { ...finder, person, newSince, isFirst }
        const { counted, ...page } = await findPage(run, {
          found: toFound(counting, toPlace(dictionaries, asked.order)),
          passing: all([passesChoices(conditions), ...(onlyNew ? [isNew(newSince)] : [])]),
          counts: toCounts(counting),
          after,
          most,
        })
        const toNumber = (name: string) => counted.find((one) => one.name === name)?.n ?? 0
        const [total, numNew] = [toNumber('total'), toNumber('new')]
        return {
          ...page,
          total: onlyNew ? numNew : total,
          numNew,
          facets: isFirst ? toFacets(counted, { dictionaries, isFree }) : null,
          offers: total > 0 ? [] : await findOffers(run, finder, { dictionaries, filter }),
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

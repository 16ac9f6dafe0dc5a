import { ApiError, FIRST_CARDS, jobSearchCalls, MORE_CARDS, type RequestOf } from '@lilypad/contracts'
import {
  type FilterName,
  type FoundJobs,
  highestSalary,
  indexPage,
  type JobCursor,
  type JobFilter,
  type JobIndex,
  MAX_SEARCH_LENGTH,
  readSavedFields,
  searchIndex,
} from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement.ts'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import type { JobList } from '../list/job-list.ts'
import { writeRows } from '../list/write-rows.ts'
import { readCursor, writeCursor } from '../search/list-cursor.ts'
import { finderOf, listFound, readPersonal } from '../search/personal.ts'

type Asked = RequestOf<typeof jobSearchCalls.searchJobs>

const readFields = (given: Asked['state']): Record<string, unknown> => {
  try {
    const state: unknown = typeof given === 'string' ? JSON.parse(given) : given
    if (typeof state === 'object' && state !== null && !Array.isArray(state)) return { ...state }
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'The state of the filters must be a JSON object.')
}

const readFilter = (given: Asked['state']): JobFilter => {
  const { filter } = readSavedFields(readFields(given))
  if (filter.searchField.length > MAX_SEARCH_LENGTH)
    throw new ApiError('bad_request', `Search for at most ${MAX_SEARCH_LENGTH} characters.`)
  return filter
}

const findNew = ({ approvedAt }: JobIndex, rows: Uint32Array, since: string | null): Uint32Array => {
  const instant = since === null ? Number.POSITIVE_INFINITY : Date.parse(since)
  return rows.filter((row) => (approvedAt[row] ?? 0) > instant)
}

const highestSalaryIn = ({ facts }: JobIndex): number =>
  highestSalary(facts.salaryMax.values.map((salaryMax) => ({ salaryMax })))

const toOffers = (offers: FoundJobs['offers']) =>
  offers.map(({ text, count, without }) => ({ text, count, filters: Object.keys(without) as FilterName[] }))

/** The ids of a page's jobs, and where the next page goes on. */
const pageOf = (index: JobIndex, rows: Uint32Array, { sort, wishes }: Asked, after: JobCursor | null) => {
  const { cards, next } = indexPage(index, rows, {
    order: { sort, wishes },
    after,
    most: after === null ? FIRST_CARDS : MORE_CARDS,
  })
  const shown = cards.flatMap(({ row, variants }) => [row, ...variants])
  return { ids: shown.map((row) => index.ids[row] ?? 0), after: next && writeCursor(next) }
}

export const searchHandlers = ({
  database,
  jobList,
}: Pick<Deps, 'database'> & { jobList: JobList }): Handlers<typeof jobSearchCalls> => ({
  async searchJobs({ request, user, tier }) {
    const filter = readFilter(request.state)
    const cursor = request.after === null ? null : readCursor(request.after)
    const [index, person] = await Promise.all([jobList.index(tier), readPersonal(database, user)])
    const { rows: found, countFacets, offers } = searchIndex(index, filter, person)
    const added = findNew(index, found, request.new_since)
    const rows = request.only_new ? added : found
    const { ids, after } = pageOf(index, rows, request, cursor)
    const jobs = await listFound(database, ids, { tier, finds: finderOf(filter, person) })
    const { jobs: _none, ...beside } = jobSearchCalls.searchJobs.reply.parse({
      jobs: [],
      total: rows.length,
      num_new: added.length,
      facets: cursor === null ? countFacets() : null,
      highest_salary: cursor === null ? highestSalaryIn(index) : null,
      drop_offers: toOffers(offers),
      after,
    })
    const json = `{"success":true,"jobs":${await writeRows(jobs)},${JSON.stringify(beside).slice(1)}`
    return new PreparedReply(json, { isPersonal: true })
  },
})

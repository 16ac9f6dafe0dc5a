import {
  ApiError,
  FIRST_CARDS,
  jobSearchCalls,
  MORE_CARDS,
  type RequestOf,
  toJobRow,
} from '@lilypad/contracts'
import { listRows } from '@lilypad/db'
import {
  type FilterName,
  type JobFilter,
  MAX_SEARCH_LENGTH,
  readSavedFields,
  seesEveryJob,
} from '@lilypad/domain'
import type { FoundJobs, JobCursor } from '@lilypad/search'
import type { Deps } from '../../../deps/deps.ts'
import { readJsonObject } from '../../../http/fields.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import type { JobList } from '../list/job-list.ts'
import { writeRows } from '../list/list-snapshot.ts'
import { readPersonal } from '../search/personal.ts'

/** The last job of a page, as text that only we read. */
const writeCursor = ({ place, id }: JobCursor): string =>
  Buffer.from(JSON.stringify([place, id])).toString('base64url')

function readCursor(text: string): JobCursor {
  try {
    const [place, id, more] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if ([place, id].every(Number.isFinite) && more === undefined) return { place, id } as JobCursor
  } catch {
    // Said below.
  }
  throw new ApiError('bad_request', 'This place in the list is not known.')
}

function readFilter(given: RequestOf<typeof jobSearchCalls.searchJobs>['state']): JobFilter {
  const fields = typeof given === 'string' ? readJsonObject(given) : given
  if (!fields) throw new ApiError('bad_request', 'The state of the filters must be a JSON object.')
  const { filter } = readSavedFields(fields)
  if (filter.searchField.length > MAX_SEARCH_LENGTH)
    throw new ApiError('bad_request', `Search for at most ${MAX_SEARCH_LENGTH} characters.`)
  return filter
}

const toOffers = (offers: FoundJobs['offers']) =>
  offers.map(({ text, count, without }) => ({
    text,
    count,
    filters: Object.keys(without) as FilterName[],
    search_field: without.searchField ?? '',
  }))

const toIds = (cards: FoundJobs['cards']) => cards.flatMap(({ id, variants }) => [id, ...variants])

export const searchHandlers = ({
  database,
  jobList,
}: Pick<Deps, 'database'> & { jobList: JobList }): Handlers<typeof jobSearchCalls> => ({
  async searchJobs({ request, user, tier, toCaller }) {
    const filter = readFilter(request.state)
    const after = request.after === null ? null : readCursor(request.after)
    const person = await readPersonal(database, user)
    const found = await jobList.search.ask(toCaller(), (search) =>
      search.search({
        filter,
        person,
        isFree: !seesEveryJob(tier),
        order: { sort: request.sort, wishes: request.wishes },
        after,
        most: after === null ? FIRST_CARDS : MORE_CARDS,
        newSince: request.new_since,
        onlyNew: request.only_new,
      }),
    )
    const jobs = (await listRows(database.db, tier, toIds(found.cards))).map(toJobRow)
    const { jobs: _none, ...beside } = jobSearchCalls.searchJobs.reply.parse({
      jobs: [],
      total: found.total,
      num_new: found.numNew,
      facets: found.facets,
      highest_salary: found.highestSalary,
      drop_offers: toOffers(found.offers),
      after: found.next && writeCursor(found.next),
    })
    const json = `{"success":true,"jobs":${await writeRows(jobs)},${JSON.stringify(beside).slice(1)}`
    return new PreparedReply(json, { isPersonal: true })
  },
})

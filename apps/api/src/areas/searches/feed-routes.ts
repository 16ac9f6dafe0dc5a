import { ApiError } from '@lilypad/contracts'
import { MAX_FEED_ITEMS, serverPaths } from '@lilypad/contracts/addresses'
import { type FeedSearch, findFeed, listMatchableJobs } from '@lilypad/db'
import { hiddenBy, isPremium, type Personal, readSavedState, toHidden } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { admitVisitor } from '../../http/authenticate.ts'
import { personAsCaller } from '../../http/client-address.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { sendFeed } from '../../http/prepared-reply.ts'
import { makeFeed, readFeedFile } from '../jobs/feeds/feed.ts'
import { writeJsonFeed, writeRss } from '../jobs/feeds/write-feed.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { readPersonal } from '../jobs/search/personal.ts'

export const RSS = 'application/rss+xml; charset=utf-8'
export const JSON_FEED = 'application/feed+json; charset=utf-8'

/** `/feeds/<token>.xml` and `.json`: a saved search's results, while its owner is a premium member; else 404. */
export function addFeedRoutes(
  app: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void {
  const { publicUrl } = config.http
  /** Where there are too many for the memory. */
  const newestFound = async ({ state, userId }: FeedSearch, person: Personal) => {
    const { filter } = readSavedState(state)
    const newest = await jobList.search.ask(personAsCaller(userId), (search) =>
      search.listNewest({ filter, person, isFree: false, after: null, most: MAX_FEED_ITEMS }),
    )
    return listMatchableJobs(db, { tier: 'premium', ids: newest.map(({ id }) => id) })
  }
  app.get<{ Params: { file: string } }>(serverPaths.feed.route, async (request, reply) => {
    await admitVisitor(gate, request)
    const { file } = request.params
    const asked = readFeedFile(file)
    const search = asked && (await findFeed(db, asked.token))
    if (!asked || !search || !isPremium(search.standing, now())) throw new ApiError('not_found')
    await gate.limits.ofPerson('search', search.userId, request)
    const person = await readPersonal({ db }, { id: search.userId })
    const place = {
      marks: { stars: new Set(person.starred), followed: new Set(person.followed) },
      publicUrl,
      feedUrl: publicUrl + serverPaths.feed.href(file),
    }
    const all = (await jobList.isLong()) ? await newestFound(search, person) : await jobList.matchable()
    const hidden = toHidden(person.hidden)
    const jobs = all.filter((job) => hiddenBy(hidden, job) === null)
    const feed = makeFeed(search, jobs, place)
    const body = asked.isJson ? writeJsonFeed(feed) : writeRss(feed)
    return sendFeed(request, reply, { type: asked.isJson ? JSON_FEED : RSS, body })
  })
}

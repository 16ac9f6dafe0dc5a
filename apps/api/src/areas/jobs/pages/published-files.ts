import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Gate } from '../../../http/implement.ts'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import { VISITOR } from '../../../http/visit.ts'
import { sendPublic } from '../../../pages/send-public.ts'
import { JSON_FEED, RSS } from '../../searches/pages/feeds.ts'
import { NEWEST_FEED } from '../feeds/feed-address.ts'
import type { JobList } from '../list/job-list.ts'
import { robotsTxt } from './robots-txt.ts'

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'

/** Files that lead programs to the public pages: robots.txt, the sitemap and the feed of the newest free jobs. */
export const addPublishedFiles = (
  pages: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void => {
  const publish = (
    path: string,
    type: string,
    bodyOf: (path: string) => Promise<PreparedReply | undefined>,
  ) =>
    pages.get(path, async (request, reply) => {
      request.visit = VISITOR
      await gate.limits.beforeBody({}, request)
      const body = await bodyOf(request.url.split('?', 1)[0] ?? '')
      if (!body) throw new ApiError('not_found')
      return sendPublic(request, reply, { body, type })
    })

  const robots = new PreparedReply(robotsTxt(config.http.publicUrl))
  publish('/robots.txt', TEXT, async () => robots)
  for (const path of [serverPaths.sitemap, '/sitemap-:page(^\\d{1,5}).xml'])
    publish(path, XML, async (asked) => (await jobList.sitemap()).get(asked))
  publish(NEWEST_FEED.rss, RSS, async () => (await jobList.newestFeed()).rss)
  publish(NEWEST_FEED.json, JSON_FEED, async () => (await jobList.newestFeed()).json)
}

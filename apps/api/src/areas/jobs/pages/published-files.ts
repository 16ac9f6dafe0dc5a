import { ApiError } from '@lilypad/contracts'
import { clientAddress, NEWEST_FEED, paths, serverPaths } from '@lilypad/contracts/addresses'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import type { Gate } from '../../../http/implement.ts'
import { PreparedReply, sendPublic } from '../../../http/prepared-reply.ts'
import { VISITOR } from '../../../http/visit.ts'
import { JSON_FEED, RSS } from '../../searches/feeds.ts'
import type { JobList } from '../list/job-list.ts'
import { llmsTxt } from './llms-txt.ts'
import { robotsTxt } from './robots-txt.ts'
import { SECURITY_TXT, securityTxt } from './security-txt.ts'

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'

type BodyOf = (path: string) => Promise<PreparedReply | undefined>

/**
 * Files for programs: robots.txt, llms.txt, the sitemap and the feed of the newest free jobs lead to the public pages,
 * security.txt to whom to tell of a vulnerability.
 */
export const addPublishedFiles = (
  pages: FastifyInstance,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void => {
  const { indexNow, webSubHub } = config.finders
  const publish = (path: string, type: string, bodyOf: BodyOf, hubLinks: string | null = null) =>
    pages.get(path, async (request, reply) => {
      if (hubLinks !== null) reply.header('link', hubLinks)
      request.visit = VISITOR
      await gate.limits.beforeBody({}, request)
      const body = await bodyOf(request.url.split('?', 1)[0] ?? '')
      if (!body) throw new ApiError('not_found')
      return sendPublic(request, reply, { body, type, mustAsk: hubLinks !== null })
    })

  // WebSub wants the addresses in the header, too: readers look there first.
  const publishFeed = (path: string, type: string, bodyOf: BodyOf) =>
    publish(
      path,
      type,
      bodyOf,
      webSubHub && `<${webSubHub}>; rel="hub", <${config.http.publicUrl}${path}>; rel="self"`,
    )

  // Browsers and password managers ask for these without being told.
  pages.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302))
  pages.get('/.well-known/change-password', async (_request, reply) =>
    reply.redirect(clientAddress(config.http.publicUrl, paths.account.href()), 302),
  )
  const robots = new PreparedReply(robotsTxt(config.http.publicUrl))
  publish('/robots.txt', TEXT, async () => robots)
  const llms = new PreparedReply(llmsTxt(config.http.publicUrl, config.site.contactEmail))
  publish('/llms.txt', MARKDOWN, async () => llms)
  // Its reader checks in this way that the notices are ours.
  const key = indexNow && new PreparedReply(indexNow.key)
  if (key) publish(`/${indexNow.key}.txt`, TEXT, async () => key)
  publish(SECURITY_TXT, TEXT, async () => new PreparedReply(securityTxt(config, now())))
  for (const path of [serverPaths.sitemap, '/sitemap-:page(^\\d{1,5}).xml'])
    publish(path, XML, async (asked) => (await jobList.sitemap()).get(asked))
  publishFeed(NEWEST_FEED.rss, RSS, async () => (await jobList.newestFeed()).rss)
  publishFeed(NEWEST_FEED.json, JSON_FEED, async () => (await jobList.newestFeed()).json)
}

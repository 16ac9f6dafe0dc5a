import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@lilypad/config'
import { ApiError } from '@lilypad/contracts'
import { clientAddress, NEWEST_FEED, paths, serverPaths } from '@lilypad/contracts/addresses'
import { DAY_MS } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { admitVisitor } from '../../../http/authenticate.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import { PreparedReply, sendPublic } from '../../../http/prepared-reply.ts'
import { JSON_FEED, RSS } from '../../searches/feed-routes.ts'
import type { JobList } from '../list/job-list.ts'

/** Paths not to crawl: calls, webhooks and the payment sandbox. */
const CLOSED = ['/api/', '/admin-api/', '/webhooks/', '/sandbox/']

/** robots.txt (RFC 9309): all pages for people may be crawled, and the sitemap lists them. */
const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}${serverPaths.sitemap}`,
    '',
  ].join('\n')

const SECURITY_TXT = '/.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180

/** The same all day, so that caches can use it. */
const toExpiry = (now: Date) =>
  new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString()

const contactUri = (contact: string) =>
  contact.startsWith('https:') ? contact : `mailto:${encodeURI(contact)}`

/** Whom to tell of a vulnerability (RFC 9116). Its own address is named only where it is https, as the RFC demands. */
const securityTxt = ({ http, site }: Pick<Config, 'http' | 'site'>, now: Date): string =>
  [
    `Contact: ${contactUri(site.securityContact)}`,
    `Expires: ${toExpiry(now)}`,
    ...(http.isHttps ? [`Canonical: ${http.publicUrl}${SECURITY_TXT}`] : []),
    'Preferred-Languages: en',
    '',
  ].join('\n')

/** What Lilypad is and what programs may do with it, for language models: see https://llmstxt.org. */
function llmsTxt({ config: { http, site }, folders }: Pick<Deps, 'config' | 'folders'>): string {
  const text = readFileSync(join(folders.assets, 'llms.txt'), 'utf8')
  return text.replaceAll('{site}', () => http.publicUrl).replaceAll('{contact}', () => site.contactEmail)
}

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'

type BodyOf = (path: string) => Promise<PreparedReply | undefined>

/** For programs: robots.txt, llms.txt, sitemap and the feed lead to the public pages; security.txt to whom to tell. */
export function addPublicFiles(
  pages: FastifyInstance,
  deps: Pick<Deps, 'config' | 'folders' | 'now'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void {
  const { config, now } = deps
  const { indexNow, webSubHub } = config.finders
  const publish = (path: string, type: string, bodyOf: BodyOf, hubLinks: string | null = null) =>
    pages.get(path, async (request, reply) => {
      if (hubLinks !== null) reply.header('link', hubLinks)
      await admitVisitor(gate, request)
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

  const redirect = (path: string, address: string) =>
    pages.get(path, async (_request, reply) => reply.redirect(address, 302))
  for (const path of [serverPaths.jobs, serverPaths.companies])
    for (const spelling of [path, `${path}/`])
      redirect(spelling, clientAddress(config.http.publicUrl, paths.dashboard.href()))
  // Browsers and password managers ask for these without being told.
  redirect('/favicon.ico', '/favicon.svg')
  redirect('/.well-known/change-password', clientAddress(config.http.publicUrl, paths.account.href()))
  const robots = new PreparedReply(robotsTxt(config.http.publicUrl))
  publish('/robots.txt', TEXT, async () => robots)
  const llms = new PreparedReply(llmsTxt(deps))
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

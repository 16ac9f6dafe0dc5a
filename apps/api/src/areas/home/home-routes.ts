import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverPaths } from '@lilypad/contracts/addresses'
import { addVisits } from '@lilypad/db'
import { MINUTE_MS, newYorkDay } from '@lilypad/domain'
import { renderHomeHead, SHARE_IMAGE } from '@lilypad/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { openToBrowsers } from '../../http/browser-pages.ts'
import { outsideServices } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { toUser } from '../accounts/to-user.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { getAnnouncements, homeJobsFor, toSettings } from './handlers.ts'
import { addClient, type PageData, type Prerender } from './web-client.ts'

/** Programs that say so, or say nothing of themselves. */
const PROGRAM = /^$|bot|crawl|spider|slurp|preview|monitor|headless|curl|wget|python|java|go-http/i

/** Counts visits without telling visitors apart, and writes each minute: a killed process loses one minute's. */
export function openVisitCounter(
  app: FastifyInstance,
  { database: { db }, now, span }: Pick<Deps, 'database' | 'now' | 'span'>,
): (request: FastifyRequest) => void {
  let visits = 0
  const write = async () => {
    const counted = visits
    if (counted === 0) return
    visits = 0
    await addVisits(db, newYorkDay(now()), counted).catch((error: unknown) => {
      visits += counted
      app.log.warn({ err: error }, 'The visits could not be counted; they are written later.')
    })
  }
  const timer = setInterval(() => void write(), span(MINUTE_MS)).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
  return ({ headers }) => {
    if (!PROGRAM.test(headers['user-agent'] ?? '')) visits += 1
  }
}

type Needs = { gate: Gate; jobList: JobList }

/** The data of the first screen, equal to the replies of the calls that it saves. */
function createPageData({ config, database, now }: Deps, { gate, jobList }: Needs): PageData {
  const settings = toSettings(config)
  const homeFor = async (user: { id: number } | null) => {
    const home = await jobList.homeJobs()
    const { jobs, num_jobs, num_free_jobs } = user ? await homeJobsFor(user, home, database) : home
    return { jobs, num_jobs, num_free_jobs }
  }
  const ofPerson: Prerender = async (request, reply) => {
    request.auth = await gate.authenticate(request, reply)
    const { user, session } = request.auth
    // Written for them alone, at the cost of several calls; that of visitors is there.
    if (user) await gate.limits.countRequest({}, request)
    return { user: user && session ? toUser(user, session, now()) : null, settings }
  }
  return {
    ofPerson,
    mayDraw: gate.limits.mayDraw,
    async ofPage(request, reply) {
      const { user } = await ofPerson(request, reply)
      const [home, alerts] = await Promise.all([homeFor(user), getAnnouncements(database)])
      return { user, home, settings, alerts }
    },
  }
}

/** Files of whole modules, by the path under which the pages ask for them. */
const MODULE_FILES = [
  {
    path: '/figtree.woff2',
    type: 'font/woff2',
    seconds: 86_400,
    file: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
  {
    path: serverPaths.pagesStyle,
    type: 'text/css; charset=utf-8',
    seconds: 3_600,
    file: import.meta.resolve('@lilypad/pages/pages.css'),
  },
]

/** What the pages of the server and of others ask for: stylesheet, font, the picture for links to us, sample terms. */
function addFiles(app: FastifyInstance, assets: string) {
  for (const { path, type, seconds, file } of MODULE_FILES) {
    const content = readFileSync(fileURLToPath(file))
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${seconds}`).send(content),
    )
  }
  const image = readFileSync(join(assets, 'share.png'))
  app.get(SHARE_IMAGE, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(image),
  )
  // The default of TERMS_URL; the page says that it is a sample.
  const terms = readFileSync(join(assets, 'terms.pdf'))
  app.get('/terms.pdf', async (_request, reply) => reply.type('application/pdf').send(terms))
}

/** The web client with the data of its first screen, and the files of all pages. */
export async function addHomeRoutes(app: FastifyInstance, deps: Deps, needs: Needs): Promise<void> {
  const { config, folders } = deps
  await openToBrowsers(app, config, outsideServices(config))
  addFiles(app, folders.assets)
  const head = renderHomeHead(config.http.publicUrl, [config.site.linkedinUrl, config.site.facebookUrl])
  const client = { folder: folders.web, head, countVisit: openVisitCounter(app, deps) }
  await addClient(app, client, createPageData(deps, needs))
}

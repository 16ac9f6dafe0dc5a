import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { addUndoChange } from '../areas/accounts/pages/undo-change.ts'
import { toUser } from '../areas/accounts/to-user.ts'
import { addAdminDownloads } from '../areas/admin/pages/admin-downloads.ts'
import { addQueueView } from '../areas/admin/pages/queue-view.ts'
import { REPORT_STYLE } from '../areas/admin/reports/report-page.ts'
import { addReports } from '../areas/admin/reports/reports.ts'
import { addSandbox } from '../areas/billing/sandbox/sandbox.ts'
import { addStripeWebhook } from '../areas/billing/stripe-webhook.ts'
import { announcementsOf, homeJobsFor, settingsOf } from '../areas/home/handlers.ts'
import type { JobList } from '../areas/jobs/list/job-list.ts'
import { addCompanyPages } from '../areas/jobs/pages/company-pages.ts'
import { JOB_STYLE } from '../areas/jobs/pages/job-page.ts'
import { addJobPages } from '../areas/jobs/pages/job-pages.ts'
import { addPublishedFiles } from '../areas/jobs/pages/published-files.ts'
import { addJobPictures } from '../areas/jobs/pictures/job-pictures.ts'
import { addArticles } from '../areas/newsletter/pages/articles.ts'
import { addAlertLinks } from '../areas/searches/pages/alert-links.ts'
import { addFeeds } from '../areas/searches/pages/feeds.ts'
import { addUnsubscribe } from '../areas/searches/pages/unsubscribe.ts'
import { addTrackerDownloads } from '../areas/tracker/pages/tracker-downloads.ts'
import type { Deps } from '../deps.ts'
import { outsideServices } from '../http/headers.ts'
import type { Gate } from '../http/implement.ts'
import { openToBrowsers } from '../http/navigation.ts'
import { addMetricsPage } from '../metrics/metrics-page.ts'
import { addClient } from './client.ts'
import { addDocs } from './docs.ts'
import { addHealth } from './health.ts'
import { addFont, houseStyle } from './house-look.ts'
import type { PageData, Prerender } from './load-drawing.ts'
import { addLogos } from './logos.ts'
import { lilypad, markup } from './markup.ts'
import { SERVER_PAGE_STYLE } from './server-page.ts'
import { SHARE_IMAGE, shareHead } from './share-head.ts'

type Needs = { gate: Gate; jobList: JobList }

/** The data of the first screen, equal to the replies of the calls that it saves. */
const createPageData = ({ config, database, now }: Deps, { gate, jobList }: Needs): PageData => {
  const settings = settingsOf(config)
  const homeFor = async (user: { id: number } | null) => {
    const home = await jobList.homeJobs()
    const { jobs, num_jobs, num_free_jobs } = user ? await homeJobsFor(user, home, database) : home
    return { jobs, num_jobs, num_free_jobs }
  }
  const ofPerson: Prerender = async (request, reply) => {
    const { user, session } = await gate.recognize(request, reply)
    return { user: user && session ? toUser(user, session, now()) : null, settings }
  }
  return {
    ofPerson,
    async ofPage(request, reply) {
      const { user } = await ofPerson(request, reply)
      const [home, alerts] = await Promise.all([homeFor(user), announcementsOf(database)])
      return { user, home, settings, alerts }
    },
  }
}

/** The default of TERMS_URL; the page says that it is a sample. */
const addSampleTerms = (app: FastifyInstance, terms: Buffer) => {
  app.get('/terms.pdf', async (_request, reply) => reply.type('application/pdf').send(terms))
}

/** A stylesheet for pages outside the web client. */
const addStyle = (app: FastifyInstance, path: string, style: Buffer) => {
  app.get(path, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )
}

/** The picture for links to us; other programs and sites show it. */
const addShareImage = (app: FastifyInstance, image: Buffer) => {
  app.get(SHARE_IMAGE, async (_request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(image),
  )
}

/** How links to the home page are shown. */
const homeHead = (config: Deps['config']) =>
  shareHead(
    {
      title: 'Lilypad Remote Edtech Jobs',
      description: 'Remote jobs in education, straight from the companies’ own job boards.',
      url: `${config.http.publicUrl}/`,
    },
    config.http.publicUrl,
  ).html + markup(lilypad(config))

/** Everything with an address of its own that is not a call. */
export const addPages = async (app: FastifyInstance, deps: Deps, needs: Needs): Promise<void> => {
  const asset = (name: string) => readFileSync(join(deps.folders.assets, name))
  const { publicUrl } = deps.config.http
  addHealth(app, deps)
  addMetricsPage(app, deps)
  addLogos(app, deps)
  addAlertLinks(app, deps, needs.gate)
  addFeeds(app, deps, needs)
  addTrackerDownloads(app, deps, needs.gate)
  await app.register(async (pages) => {
    await openToBrowsers(pages, deps.config, outsideServices(deps.config))
    addSampleTerms(pages, asset('terms.pdf'))
    addStyle(pages, SERVER_PAGE_STYLE, houseStyle(deps.folders.assets, 'plain.css'))
    addFont(pages)
    addStyle(pages, REPORT_STYLE, asset('report.css'))
    addStyle(pages, JOB_STYLE, asset('job.css'))
    addShareImage(pages, asset('share.png'))
    addArticles(pages, deps)
    addJobPictures(pages, deps, { gate: needs.gate, general: asset('share.png') })
    addJobPages(pages, deps, needs)
    addCompanyPages(pages, deps, needs)
    addPublishedFiles(pages, deps, needs)
    const client = { folder: deps.folders.web, head: homeHead(deps.config) }
    await pages.register((scope) => addClient(scope, client, createPageData(deps, needs)))
    await pages.register((scope) => addDocs(scope, publicUrl, asset('docs.css')))
  })
  await app.register((scope) => addUnsubscribe(scope, deps, needs.gate))
  await app.register((scope) => addUndoChange(scope, deps, needs.gate))
  await app.register((scope) => addStripeWebhook(scope, deps, needs.gate))
  await app.register((scope) => addSandbox(scope, deps, needs.gate))
  await app.register((scope) => addQueueView(scope, deps, needs.gate))
  await app.register((scope) => addAdminDownloads(scope, deps, needs.gate))
  await app.register((scope) => addReports(scope, deps, needs.gate))
}

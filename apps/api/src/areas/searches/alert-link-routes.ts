import { clientAddress, jobPage, paths } from '@lilypad/contracts/addresses'
import { ALERT_PATHS, isAlertJobLink, readUnsubscribeToken } from '@lilypad/crypto'
import { countDigestOpen, stopAllEmails, switchOffAlerts } from '@lilypad/db'
import {
  renderAlertsStopped,
  renderDeadAlertLink,
  renderEmailsStopped,
  renderStopAlerts,
} from '@lilypad/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { enqueueNewsletterSync } from '../../deps/enqueue.ts'
import { admitVisitor, VISITOR } from '../../http/authenticate.ts'
import { queryFields } from '../../http/fields.ts'
import { addPageHeaders } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { sendLinkPage } from '../../http/prepared-reply.ts'
import type { JobList } from '../jobs/list/job-list.ts'
import { addFeedRoutes } from './feed-routes.ts'

const ID = /^[1-9]\d{0,14}$/

/**
 * The job links of alert e-mails: counted once for each job of an e-mail, and redirected to the job's page. A link
 * without a valid signature leads to the same page, or to the dashboard, uncounted. It can never redirect to another
 * site.
 */
function addAlertLinks(
  app: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  gate: Gate,
): void {
  const { publicUrl, sessionSecret } = config.http
  app.get(ALERT_PATHS.open, async (request, reply) => {
    await admitVisitor(gate, request)
    const { digest = '', job = '', s: signature = '' } = queryFields(request.query)
    const link = { digestId: Number(digest), jobId: Number(job), signature }
    const isOurs = ID.test(digest) && ID.test(job) && isAlertJobLink(sessionSecret, link)
    if (isOurs && request.method === 'GET') await countDigestOpen(db, { ...link, now: now() })
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(
        ID.test(job) ? jobPage(publicUrl, link.jobId) : clientAddress(publicUrl, paths.dashboard.href()),
        302,
      )
  })
}

const FORM_LIMIT = 16 * 1024

/**
 * `/api/unsubscribe?token=…`, from alert e-mails (RFC 8058). GET shows a page with one button and changes nothing.
 * POST, by the button or a mailbox provider, switches off all of the person's alerts of the schedule: without a cookie,
 * from any site, any number of times. The page that follows offers to stop every other e-mail as well, `all=1`. Its body
 * is ignored: the address says everything.
 */
async function addUnsubscribe(
  pages: FastifyInstance,
  { config, database: { db }, queue, now }: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
  { limits }: Gate,
): Promise<void> {
  const { publicUrl, sessionSecret } = config.http
  await addPageHeaders(pages, config)
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, _body, parsed) =>
    parsed(null),
  )

  /** Providers unsubscribe many people from few addresses: a valid signature counts for its person. */
  const read = async (request: FastifyRequest) => {
    const { token = '' } = queryFields(request.query)
    const found = readUnsubscribeToken(sessionSecret, token)
    request.auth = VISITOR
    await (found ? limits.ofPerson('unsubscribe', found.userId, request) : limits.countRequest({}, request))
    return found && { ...found, address: `${ALERT_PATHS.unsubscribe}?token=${token}`, publicUrl }
  }

  pages.get(ALERT_PATHS.unsubscribe, async (request, reply) => {
    const found = await read(request)
    return found
      ? sendLinkPage(reply, 200, renderStopAlerts(found))
      : sendLinkPage(reply, 400, renderDeadAlertLink(publicUrl))
  })
  pages.post(ALERT_PATHS.unsubscribe, async (request, reply) => {
    const found = await read(request)
    if (!found) return sendLinkPage(reply, 400, renderDeadAlertLink(publicUrl))
    if (queryFields(request.query).all === '1') {
      await stopAllEmails(db, { userId: found.userId, now: now() })
      await enqueueNewsletterSync({ config, queue })
      return sendLinkPage(reply, 200, renderEmailsStopped(publicUrl))
    }
    await switchOffAlerts(db, found)
    return sendLinkPage(reply, 200, renderAlertsStopped(found))
  })
}

/** The feeds of saved searches, and the links of alert e-mails. */
export async function addAlertLinkRoutes(
  app: FastifyInstance,
  deps: Deps,
  needs: { gate: Gate; jobList: JobList },
): Promise<void> {
  addAlertLinks(app, deps, needs.gate)
  addFeedRoutes(app, deps, needs)
  await app.register((scope) => addUnsubscribe(scope, deps, needs.gate))
}

import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { ALERT_PATHS, readUnsubscribeToken } from '@lilypad/crypto'
import { stopAllEmails, switchOffAlerts } from '@lilypad/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { queryFields } from '../../../http/fields.ts'
import { addPageHeaders } from '../../../http/headers.ts'
import type { Gate } from '../../../http/implement.ts'
import { VISITOR } from '../../../http/visit.ts'
import { escapeHtml, serverPage } from '../../../pages/server-page.ts'
import { createNewsletterSyncEnqueuer } from '../../newsletter/enqueue-sync.ts'

const FORM_LIMIT = 16 * 1024

const question = (schedule: string, address: string) => `
<h1>Stop all ${schedule} alerts?</h1>
<p>You will get no more ${schedule} job alerts. Your saved searches stay, and you can switch alerts on again at any time.</p>
<form method="post" action="${escapeHtml(address)}"><button class="button">Stop all ${schedule} alerts</button></form>`

const done = (schedule: string, address: string, publicUrl: string) => `
<h1>Your ${schedule} alerts are off.</h1>
<p>You will get no more ${schedule} job alerts. Your saved searches are still there.</p>
<form method="post" action="${escapeHtml(address)}&amp;all=1"><button class="button quiet">Stop all e-mails</button></form>
<p><a class="button" href="${escapeHtml(clientAddress(publicUrl, paths.unsubscribe.href()))}">See all your e-mails</a></p>`

const silent = (publicUrl: string) => `
<h1>All e-mails are off.</h1>
<p>You will get no more alerts and no newsletters. Messages about your account and payments still come.</p>
<p><a class="button" href="${escapeHtml(clientAddress(publicUrl, paths.unsubscribe.href()))}">See all your e-mails</a></p>`

const dead = (publicUrl: string) => `
<h1>This link does not work.</h1>
<p>The link may be incomplete. You can turn off alerts on your account page.</p>
<p><a class="button" href="${escapeHtml(clientAddress(publicUrl, paths.unsubscribe.href()))}">See all your e-mails</a></p>`

/**
 * `/api/unsubscribe?token=…`, from alert e-mails (RFC 8058). GET shows a page with one button and changes nothing.
 * POST, by the button or a mailbox provider, switches off all of the person's alerts of the schedule: without a cookie,
 * from any site, any number of times. The page that follows offers to stop every other e-mail as well, `all=1`. Its body
 * is ignored: the address says everything.
 */
export const addUnsubscribe = async (
  pages: FastifyInstance,
  { config, database: { db }, queue, now }: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>,
  { limits }: Gate,
): Promise<void> => {
  const { publicUrl, sessionSecret } = config.http
  const enqueueSync = createNewsletterSyncEnqueuer({ config, queue })
  await addPageHeaders(pages, config)
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, _body, parsed) =>
    parsed(null),
  )
  const send = (reply: FastifyReply, status: number, title: string, body: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(serverPage({ title, body, publicUrl }))

  /**
   * Providers unsubscribe many people from few addresses, so only requests without a valid signature count against the
   * limit.
   */
  const read = async (request: FastifyRequest) => {
    const { token = '' } = queryFields(request.query)
    const found = readUnsubscribeToken(sessionSecret, token)
    request.visit = VISITOR
    if (!found) await limits.beforeBody({}, request)
    return found && { ...found, address: `${ALERT_PATHS.unsubscribe}?token=${token}` }
  }

  pages.get(ALERT_PATHS.unsubscribe, async (request, reply) => {
    const found = await read(request)
    return found
      ? send(reply, 200, 'Stop alerts', question(found.schedule, found.address))
      : send(reply, 400, 'Link', dead(publicUrl))
  })
  pages.post(ALERT_PATHS.unsubscribe, async (request, reply) => {
    const found = await read(request)
    if (!found) return send(reply, 400, 'Link', dead(publicUrl))
    if (queryFields(request.query).all === '1') {
      await stopAllEmails(db, { userId: found.userId, now: now() })
      await enqueueSync()
      return send(reply, 200, 'All e-mails are off', silent(publicUrl))
    }
    await switchOffAlerts(db, found)
    return send(reply, 200, 'Alerts are off', done(found.schedule, found.address, publicUrl))
  })
}

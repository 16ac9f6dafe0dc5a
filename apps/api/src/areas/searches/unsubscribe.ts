import { ALERT_PATHS, readUnsubscribeToken } from '@lilypad/crypto'
import { stopAllEmails, switchOffAlerts } from '@lilypad/db'
import {
  renderAlertsStopped,
  renderDeadAlertLink,
  renderEmailsStopped,
  renderStopAlerts,
} from '@lilypad/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { queryFields } from '../../http/fields.ts'
import { addPageHeaders } from '../../http/headers.ts'
import type { Gate } from '../../http/implement.ts'
import { sendLinkPage } from '../../http/prepared-reply.ts'
import { VISITOR } from '../../http/visit.ts'
import { createNewsletterSyncEnqueuer } from '../newsletter/enqueue-sync.ts'

const FORM_LIMIT = 16 * 1024

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

  /**
   * Providers unsubscribe many people from few addresses, so only requests without a valid signature count against the
   * limit.
   */
  const read = async (request: FastifyRequest) => {
    const { token = '' } = queryFields(request.query)
    const found = readUnsubscribeToken(sessionSecret, token)
    request.visit = VISITOR
    if (!found) await limits.beforeBody({}, request)
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
      await enqueueSync()
      return sendLinkPage(reply, 200, renderEmailsStopped(publicUrl))
    }
    await switchOffAlerts(db, found)
    return sendLinkPage(reply, 200, renderAlertsStopped(found))
  })
}

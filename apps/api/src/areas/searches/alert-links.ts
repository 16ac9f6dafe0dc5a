import { clientAddress, jobPage, paths } from '@lilypad/contracts/addresses'
import { ALERT_PATHS, isAlertJobLink } from '@lilypad/crypto'
import { countDigestOpen } from '@lilypad/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { queryFields } from '../../http/fields.ts'
import type { Gate } from '../../http/implement.ts'
import { VISITOR } from '../../http/visit.ts'

const ID = /^[1-9]\d{0,14}$/

/**
 * The job links of alert e-mails: counted once for each job of an e-mail, and redirected to the job's page. A link
 * without a valid signature leads to the same page, or to the dashboard, uncounted. It can never redirect to another
 * site.
 */
export const addAlertLinks = (
  app: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  { limits }: Gate,
): void => {
  const { publicUrl, sessionSecret } = config.http
  app.get(ALERT_PATHS.open, async (request, reply) => {
    request.visit = VISITOR
    await limits.beforeBody({}, request)
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

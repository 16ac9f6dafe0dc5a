import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { readCompany } from '@lilypad/db'
import { employerSlug } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import type { Gate } from '../../../http/implement.ts'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import { VISITOR } from '../../../http/visit.ts'
import { sendPublic } from '../../../pages/send-public.ts'
import type { JobList } from '../list/job-list.ts'
import { companyPage } from './company-page.ts'
import { noCompanyPage, OPEN_IN_CLIENT } from './no-job-page.ts'

const HTML = 'text/html; charset=utf-8'

type Asked = { Params: { slug: string }; Querystring: Record<string, unknown> }

/**
 * `/companies/<slug>`: a page for each employer with a listed job of the free subset, the same for everybody. 404 both
 * for unknown employers and for those without such a job, with the same page. With `?open` it redirects to the employer
 * in the client, and `/companies` itself to the dashboard.
 */
export const addCompanyPages = (
  pages: FastifyInstance,
  { config, database: { db } }: Pick<Deps, 'config' | 'database'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void => {
  const { publicUrl } = config.http
  const write = async (slug: string): Promise<{ status: number; page: string }> => {
    const employer = (await jobList.publicEmployers()).get(slug)
    const company = employer && (await readCompany(db, employer.name, 'visitor'))
    // Its last job may have gone a moment ago.
    if (company && company.jobs.length > 0)
      return { status: 200, page: companyPage(company, slug, publicUrl) }
    return { status: 404, page: noCompanyPage(publicUrl, (await jobList.edition('visitor')).first) }
  }
  for (const path of [serverPaths.companies, `${serverPaths.companies}/`])
    pages.get(path, async (_request, reply) =>
      reply.redirect(clientAddress(publicUrl, paths.dashboard.href()), 302),
    )
  pages.get<Asked>(serverPaths.company.route, async (request, reply) => {
    request.visit = VISITOR
    await gate.limits.beforeBody({}, request)
    const { slug } = request.params
    const isSlug = slug !== '' && employerSlug(slug) === slug
    if (isSlug && OPEN_IN_CLIENT in request.query)
      return reply.redirect(clientAddress(publicUrl, paths.company.href(slug)), 302)
    const { status, page } = await write(slug)
    return sendPublic(request, reply.code(status), { body: new PreparedReply(page), type: HTML })
  })
}

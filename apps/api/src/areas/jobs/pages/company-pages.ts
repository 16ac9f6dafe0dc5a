import { type JobRow, toJobRow } from '@lilypad/contracts'
import { clientAddress, paths, publicCompanyPage, serverPaths } from '@lilypad/contracts/addresses'
import { type Company, isRemovedEmployer, readCompany } from '@lilypad/db'
import { employerSlug } from '@lilypad/domain'
import { OPEN_IN_CLIENT, renderCompanyPage, renderForMembers } from '@lilypad/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { admitVisitor } from '../../../http/authenticate.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import {
  createReplyCache,
  HTML,
  MAX_DRAWN_PAGES,
  type PreparedReply,
  sendPublic,
} from '../../../http/prepared-reply.ts'
import type { JobList } from '../list/job-list.ts'
import { toEmployerFacts, toLogo, toOwnBoards } from '../records/to-company.ts'
import { toDay } from '../records/to-job.ts'

type Asked = { Params: { slug: string }; Querystring: Record<string, unknown> }

/**
 * An employer as schema.org's `Organization`: its page here, its logo, and the addresses of its own boards.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
function toOrganization(company: Company, slug: string, publicUrl: string): object {
  const logo = toLogo(company)
  const sites = toOwnBoards(company)
    .map(({ careersUrl }) => careersUrl)
    .filter((url) => /^https?:\/\//i.test(url))
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name: company.name,
    url: publicCompanyPage(publicUrl, slug),
    ...(logo !== null && { logo: publicUrl + serverPaths.logo.href(logo) }),
    ...(sites.length > 0 && { sameAs: sites }),
  }
}

function toPage(company: Company, slug: string, publicUrl: string): Parameters<typeof renderCompanyPage>[0] {
  return {
    name: company.name,
    slug,
    facts: toEmployerFacts(company),
    logo: toLogo(company),
    jobs: company.jobs.map(toJobRow),
    boards: company.boards.map(({ careersUrl, lastCheckedAt }) => ({
      careersUrl,
      checkedOn: toDay(lastCheckedAt),
    })),
    organization: toOrganization(company, slug, publicUrl),
    publicUrl,
  }
}

/**
 * `/companies/<slug>`: a page for each employer with a listed job of the free subset, the same for everybody. 404 both
 * for unknown employers and for those without such a job, with the same page; 410 for one that asked not to be listed. With `?open` it redirects to the employer
 * in the client.
 */
export function addCompanyPages(
  pages: FastifyInstance,
  { config, database: { db } }: Pick<Deps, 'config' | 'database'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void {
  const { publicUrl } = config.http
  const drawCompany = createReplyCache(MAX_DRAWN_PAGES, renderCompanyPage)
  const drawOther = createReplyCache(1, (jobs: readonly JobRow[]) =>
    renderForMembers('employer', publicUrl, jobs),
  )
  const write = async (slug: string): Promise<{ status: number; body: PreparedReply }> => {
    const employer = (await jobList.publicEmployers()).get(slug)
    const company = employer && (await readCompany(db, employer.name, 'visitor'))
    // Its last job may have gone a moment ago.
    if (company && company.jobs.length > 0)
      return { status: 200, body: drawCompany(toPage(company, slug, publicUrl)) }
    const status = (await isRemovedEmployer(db, slug)) ? 410 : 404
    return { status, body: drawOther((await jobList.homeJobs()).others) }
  }
  pages.get<Asked>(serverPaths.company.route, async (request, reply) => {
    await admitVisitor(gate, request)
    const { slug } = request.params
    const isSlug = slug !== '' && employerSlug(slug) === slug
    if (isSlug && OPEN_IN_CLIENT in request.query)
      return reply.redirect(clientAddress(publicUrl, paths.company.href(slug)), 302)
    const { status, body } = await write(slug)
    return sendPublic(request, reply.code(status), { body, type: HTML })
  })
}

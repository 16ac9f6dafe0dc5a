import type { JobRow } from '@lilypad/contracts'
import { jobPage as clientPage, serverPaths } from '@lilypad/contracts/addresses'
import { readSalary } from '@lilypad/curation'
import { type ClosedJob, findClosedJob, findPublicJob, type PublicJob } from '@lilypad/db'
import { factLines, findResidence, isPlaceStated, newYorkDay, placeText, toFacts } from '@lilypad/domain'
import {
  jobPosting,
  OPEN_IN_CLIENT,
  renderClosedJob,
  renderForMembers,
  renderJobPage,
  renderRemovedJob,
} from '@lilypad/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { admitVisitor } from '../../../http/authenticate.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import {
  createReplyCache,
  HTML,
  MAX_DRAWN_PAGES,
  PreparedReply,
  sendPublic,
} from '../../../http/prepared-reply.ts'
import type { JobList } from '../list/job-list.ts'
import { readHistory } from '../records/to-history.ts'
import { toDates } from '../records/to-job.ts'
import { picturePath, toCard } from '../share-pictures/share-card.ts'
import { descriptionHtml } from './description-html.ts'

const ID = /^[1-9]\d{0,14}$/

type Asked = { Params: { id: string }; Querystring: Record<string, unknown> }
type Page = Parameters<typeof renderJobPage>[0]

function toPage(job: PublicJob, around: Pick<Page, 'related' | 'history' | 'publicUrl'>): Page {
  const markdown = job.description || job.summary
  const description = markdown ? descriptionHtml(markdown) : null
  const card = toCard(job)
  const residence = findResidence(job)
  return {
    ...around,
    job,
    place: isPlaceStated(residence) ? placeText(job) : null,
    dates: toDates(job),
    lines: factLines(toFacts(job), job.applyBy, residence),
    description,
    picture: { path: picturePath(job.id, card), text: card.pay },
    posting: jobPosting(job, description, { publicUrl: around.publicUrl, readSalary }),
  }
}

/** It carries no markup of a job. */
export const closedPage = (
  { title, companyName: company, closedAt }: ClosedJob,
  related: readonly JobRow[],
  publicUrl: string,
): string => renderClosedJob({ title, company, closedOn: newYorkDay(closedAt), related, publicUrl })

/**
 * `/jobs/<id>`: a page for each listed job of the free subset, for search engines and their visitors. It uses no cookie
 * and is the same for everybody. One that closed says so for `DELETED_JOB_DAYS`; after that, and where it is off the
 * list for another reason, the answer is 410. 404 both for unknown jobs and for jobs that
 * visitors may not see, with the same page: a different answer would reveal jobs outside the free subset. With `?open`
 * it redirects to the job in the client.
 */
export function addJobPages(
  pages: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void {
  const { publicUrl } = config.http
  const drawJob = createReplyCache(MAX_DRAWN_PAGES, renderJobPage)
  const drawOther = createReplyCache(1, (jobs: readonly JobRow[]) => renderForMembers('job', publicUrl, jobs))
  const removed = new PreparedReply(renderRemovedJob(publicUrl))
  const writeClosed = async (id: number): Promise<{ status: number; body: PreparedReply }> => {
    const job = await findClosedJob(db, id, now())
    if (job === null) return { status: 410, body: removed }
    const snapshot = await jobList.snapshot('visitor')
    const related = await snapshot.related(job)
    return { status: 200, body: new PreparedReply(closedPage(job, related, publicUrl)) }
  }
  const write = async (id: number | null): Promise<{ status: number; body: PreparedReply }> => {
    const job = id === null ? null : await findPublicJob(db, id)
    if (job === 'removed') return writeClosed(Number(id))
    if (job === null) return { status: 404, body: drawOther((await jobList.homeJobs()).others) }
    const snapshot = await jobList.snapshot('visitor')
    const related = await snapshot.related(job)
    const history = await readHistory(db, job, { tier: 'visitor', now: now() })
    return { status: 200, body: drawJob(toPage(job, { related, history, publicUrl })) }
  }
  pages.get<Asked>(serverPaths.job.route, async (request, reply) => {
    await admitVisitor(gate, request)
    const { params, query } = request
    const id = ID.test(params.id) ? Number(params.id) : null
    if (id !== null && OPEN_IN_CLIENT in query) return reply.redirect(clientPage(publicUrl, id), 302)
    const { status, body } = await write(id)
    return sendPublic(request, reply.code(status), { body, type: HTML })
  })
}

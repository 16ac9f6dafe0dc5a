import { serverPaths } from '@lilypad/contracts/addresses'
import { findUserUsage, type UserUsage } from '@lilypad/db'
import { readReportPeriod } from '@lilypad/domain'
import { CompanyForm, renderNoReport, UserForm } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireAccess } from '../../../http/access.ts'
import type { AuditNote } from '../../../http/audit.ts'
import { type Download, sendDownload } from '../../../http/downloads.ts'
import { queryFields } from '../../../http/fields.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import { HTML } from '../../../http/prepared-reply.ts'
import { CSV_TYPE } from '../../../http/write-csv.ts'
import { companyCsv, userCsv } from './report-csv.ts'
import { allUsersPage, companyPage, type Needs, oneUserPage, toFrame } from './report-pages.ts'

type Asked = Record<string, string | undefined>
/** A page, a file, or a page that says why there is neither. */
type Answer = { status: number; page: string } | { download: Omit<Download, 'type'>; note: AuditNote }

/** The action in the audit log when an admin downloads a report. Viewing one is not recorded. */
const taken = (path: string) => ({ access: 'admin', method: 'POST', path: `${path}_csv` }) as const

async function answerCompany(deps: Needs, { start_date, end_date, format }: Asked): Promise<Answer> {
  const read = readReportPeriod({ startDate: start_date, endDate: end_date }, deps.now())
  if ('fault' in read) {
    const form = CompanyForm({ from: start_date ?? '', to: end_date ?? '' })
    const page = renderNoReport({ title: 'Company Report', form, fault: read.fault, ...toFrame(deps) })
    return { status: 400, page }
  }
  if (format === 'csv') {
    const { from, to } = read.period
    return { download: companyCsv(deps, read.period), note: { subject: `${from} to ${to}`, details: {} } }
  }
  return { status: 200, page: await companyPage(deps, read.period) }
}

async function answerUser(deps: Needs, { email = '', format }: Asked): Promise<Answer> {
  const wanted = email.trim()
  const user: UserUsage | null = wanted === '' ? null : await findUserUsage(deps.database.db, wanted)
  if (wanted !== '' && !user) {
    const fault = `There is no user with the e-mail address ${wanted}.`
    const form = UserForm({ email: wanted })
    const page = renderNoReport({ title: 'User Usage Report', form, fault, ...toFrame(deps) })
    return { status: 404, page }
  }
  if (format === 'csv') {
    const note = { subject: user?.email ?? 'All users', details: user ? { user_id: user.id } : {} }
    return { download: userCsv(deps, user), note }
  }
  return { status: 200, page: await (user ? oneUserPage(deps, user) : allUsersPage(deps)) }
}

const send = (reply: FastifyReply, answer: Answer) =>
  'download' in answer
    ? sendDownload(reply, { ...answer.download, type: CSV_TYPE })
    : reply.code(answer.status).header('cache-control', 'no-store').type(HTML).send(answer.page)

const REPORTS = [
  [serverPaths.companyReport, answerCompany],
  [serverPaths.userReport, answerUser],
] as const

/** The Company Report and the User Usage Report as self-contained pages, or with `format=csv` as a CSV. */
export async function addReportRoutes(scope: FastifyInstance, deps: Needs, gate: Gate): Promise<void> {
  await gate.openToBrowsers(scope)
  scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
    request.auth = await gate.authenticate(request, reply)
    await gate.limits.countRequest({}, request)
    requireAccess({ access: 'admin' }, request.auth)
  })
  for (const [path, answerOf] of REPORTS)
    scope.get(path, async (request, reply) => {
      const answer = await answerOf(deps, queryFields(request.query))
      if ('note' in answer) {
        const done = { call: taken(path), auth: request.auth, parsed: {}, note: answer.note }
        await gate.audit(done, request)
      }
      return send(reply, answer)
    })
}

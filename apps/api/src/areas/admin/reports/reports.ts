import { serverPaths } from '@lilypad/contracts/addresses'
import { findUserUsage, type UserUsage } from '@lilypad/db'
import { readReportPeriod } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireAccess } from '../../../http/access.ts'
import type { AuditNote } from '../../../http/audit.ts'
import { queryFields } from '../../../http/fields.ts'
import type { Gate } from '../../../http/implement.ts'
import { CSV_TYPE } from '../../../pages/csv.ts'
import { html } from '../../../pages/html.ts'
import { type Download, sendDownload } from '../../../pages/send-download.ts'
import { companyForm } from './company-report.ts'
import { companyCsv, companyPage, type Needs, userCsv, userPage } from './make-report.ts'
import { reportPage } from './report-page.ts'
import { userForm } from './user-report.ts'

type Asked = Record<string, string | undefined>
/** A page, a file, or a page that says why there is neither. */
type Answer = { status: number; page: string } | { download: Omit<Download, 'type'>; note: AuditNote }

/** The action in the audit log when an admin downloads a report. Viewing one is not recorded. */
const taken = (path: string) => ({ access: 'admin', method: 'POST', path: `${path}_csv` }) as const

const refused = (
  deps: Needs,
  status: number,
  page: Omit<Parameters<typeof reportPage>[0], 'csvPath'>,
): Answer => ({
  status,
  page: reportPage({ ...page, csvPath: null }, { publicUrl: deps.config.http.publicUrl, now: deps.now() }),
})

const answerCompany = async (deps: Needs, { start_date, end_date, format }: Asked): Promise<Answer> => {
  const read = readReportPeriod({ startDate: start_date, endDate: end_date }, deps.now())
  if ('fault' in read)
    return refused(deps, 400, {
      title: 'Company Report',
      lead: 'We can’t make this report.',
      form: companyForm({ from: start_date ?? '', to: end_date ?? '' }),
      body: html`<p class="note" role="alert">${read.fault}</p>`,
    })
  if (format === 'csv') {
    const { from, to } = read.period
    return { download: companyCsv(deps, read.period), note: { subject: `${from} to ${to}`, details: {} } }
  }
  return { status: 200, page: await companyPage(deps, read.period) }
}

const answerUser = async (deps: Needs, { email = '', format }: Asked): Promise<Answer> => {
  const wanted = email.trim()
  const user: UserUsage | null = wanted === '' ? null : await findUserUsage(deps.database.db, wanted)
  if (wanted !== '' && !user)
    return refused(deps, 404, {
      title: 'User Usage Report',
      lead: 'We can’t make this report.',
      form: userForm(wanted),
      body: html`<p class="note" role="alert">There is no user with the e-mail address ${wanted}.</p>`,
    })
  if (format === 'csv') {
    const note = { subject: user?.email ?? 'All users', details: user ? { user_id: user.id } : {} }
    return { download: userCsv(deps, user), note }
  }
  return { status: 200, page: await userPage(deps, user) }
}

const send = (reply: FastifyReply, answer: Answer) =>
  'download' in answer
    ? sendDownload(reply, { ...answer.download, type: CSV_TYPE })
    : reply
        .code(answer.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(answer.page)

const REPORTS = [
  [serverPaths.companyReport, answerCompany],
  [serverPaths.userReport, answerUser],
] as const

/**
 * The Company Report and the User Usage Report, for admins: self-contained pages, and the same figures as a CSV with
 * `format=csv`.
 */
export const addReports = async (scope: FastifyInstance, deps: Needs, gate: Gate): Promise<void> => {
  await gate.openToBrowsers(scope)
  scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
    request.visit = await gate.recognize(request, reply)
    await gate.limits.beforeBody({}, request)
    requireAccess({ access: 'admin' }, request.visit)
  })
  for (const [path, answerOf] of REPORTS)
    scope.get(path, async (request, reply) => {
      const answer = await answerOf(deps, queryFields(request.query))
      if ('note' in answer) {
        const done = { call: taken(path), visit: request.visit, parsed: {}, note: answer.note }
        await gate.audit(done, request)
      }
      return send(reply, answer)
    })
}

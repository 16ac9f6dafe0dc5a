import { serverPaths } from '@lilypad/contracts/addresses'
import { type Correction, listCorrections } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { requireAccess } from '../../../http/access.ts'
import type { Gate } from '../../../http/implement.ts'
import { sendDownload } from '../../../pages/send-download.ts'

const MOST_JOBS = 5_000
const PATH = serverPaths.correctionsJsonl

/** The action in the audit log when an admin downloads the corrections. */
const TAKEN = { access: 'admin', method: 'POST', path: PATH } as const

/** The labelled rows of a job, in the forms of `category.jsonl` and `posting.jsonl` of the labelled sets. */
const labelledRows = (job: Correction): object[] => {
  const { category, workplace } = job.overrides
  const row = { id: `desk-${job.id}`, title: job.title, company: job.companyName }
  const posting = { location: job.places?.join('; ') || null, posted: job.postedOn, text: job.description }
  return [
    ...(category ? [{ ...row, department: job.department, expected: { category, also_ok: [] } }] : []),
    ...(workplace ? [{ ...row, ...posting, expected: { workplace } }] : []),
  ]
}

/** `/admin-api/download_corrections`: what admins decided at the curation desk, a labelled row a line, newest jobs first. */
export const addCorrectionsJsonl = async (
  scope: FastifyInstance,
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  gate: Gate,
): Promise<void> => {
  await gate.openToBrowsers(scope)
  scope.get(PATH, async (request, reply) => {
    request.visit = await gate.recognize(request, reply)
    await gate.limits.beforeBody({}, request)
    requireAccess({ access: 'admin' }, request.visit)
    const rows = (await listCorrections(db, MOST_JOBS)).flatMap(labelledRows)
    const note = { subject: `${rows.length} labelled rows`, details: {} }
    await gate.audit({ call: TAKEN, visit: request.visit, parsed: {}, note }, request)
    const body = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    const name = `lilypad-corrections-${newYorkDay(now())}.jsonl`
    return sendDownload(reply, { name, type: 'application/jsonl; charset=utf-8', body })
  })
}

import { serverPaths } from '@lilypad/contracts/addresses'
import { type Correction, listCorrections, listUnusedCodes } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { requireAccess } from '../../http/access.ts'
import { sendDownload } from '../../http/downloads.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { CSV_TYPE, writeTable } from '../../http/write-csv.ts'
import { redeemUrl } from './to-redemption-code.ts'

const MAX_CODES = 100_000
const CODE_COLUMNS = ['Source', 'Duration (days)', 'URL']
const MAX_JOBS = 5_000

type Needs = Pick<Deps, 'config' | 'database' | 'now'>
/** `subject` says in the audit log what was taken. */
type Download = { subject: string; name: string; type: string; body: string }

/** The unredeemed codes, latest first, as a CSV. */
async function redemptionCodes({ config, database: { db } }: Needs): Promise<Download> {
  const { codes } = await listUnusedCodes(db, MAX_CODES)
  const url = redeemUrl(config)
  const rows = codes.map(({ source, durationDays, code }) => [source, String(durationDays), url(code)])
  return {
    subject: `${rows.length} codes`,
    name: 'redemption-codes',
    type: CSV_TYPE,
    body: writeTable([CODE_COLUMNS, ...rows]),
  }
}

/** The labelled rows of a job, in the forms of `category.jsonl` and `posting.jsonl` of the labelled sets. */
function labelledRows(job: Correction): object[] {
  const { category, workplace } = job.overrides
  const row = { id: `desk-${job.id}`, title: job.title, company: job.companyName }
  const posting = { location: job.places?.join('; ') || null, posted: job.postedOn, text: job.description }
  return [
    ...(category ? [{ ...row, department: job.department, expected: { category, also_ok: [] } }] : []),
    ...(workplace ? [{ ...row, ...posting, expected: { workplace } }] : []),
  ]
}

/** What admins decided at the curation desk, a labelled row a line, newest jobs first. */
async function corrections({ database: { db } }: Needs): Promise<Download> {
  const rows = (await listCorrections(db, MAX_JOBS)).flatMap(labelledRows)
  return {
    subject: `${rows.length} labelled rows`,
    name: 'corrections',
    type: 'application/jsonl; charset=utf-8',
    body: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  }
}

const DOWNLOADS = [
  { path: serverPaths.redemptionCodesCsv, ending: 'csv', make: redemptionCodes },
  { path: serverPaths.correctionsJsonl, ending: 'jsonl', make: corrections },
]

/** Files for admins: unredeemed codes and labelled corrections. Each download is in the audit log. */
export async function addAdminDownloads(scope: FastifyInstance, deps: Needs, gate: Gate): Promise<void> {
  await gate.openToBrowsers(scope)
  for (const { path, ending, make } of DOWNLOADS)
    scope.get(path, async (request, reply) => {
      request.auth = await gate.authenticate(request, reply)
      await gate.limits.countRequest({}, request)
      requireAccess({ access: 'admin' }, request.auth)
      const { subject, name, type, body } = await make(deps)
      const call = { access: 'admin', method: 'POST', path } as const
      await gate.audit({ call, auth: request.auth, parsed: {}, note: { subject, details: {} } }, request)
      return sendDownload(reply, { name: `lilypad-${name}-${newYorkDay(deps.now())}.${ending}`, type, body })
    })
}

import { serverPaths } from '@lilypad/contracts/addresses'
import { listUnusedCodes } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { requireAccess } from '../../../http/access.ts'
import type { Gate } from '../../../http/implement.ts'
import { CSV_TYPE, writeTable } from '../../../pages/csv.ts'
import { sendDownload } from '../../../pages/send-download.ts'
import { redeemUrl } from '../to-redemption-code.ts'

const COLUMNS = ['Source', 'Duration (days)', 'URL']
const MOST_ROWS = 100_000
const PATH = serverPaths.redemptionCodesCsv

/** The action in the audit log when an admin downloads the codes. */
const TAKEN = { access: 'admin', method: 'POST', path: PATH } as const

/** `/admin-api/download_redemption_codes`: the unredeemed codes, latest first, as a CSV for admins. */
export const addRedemptionCodesCsv = async (
  scope: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  gate: Gate,
): Promise<void> => {
  await gate.openToBrowsers(scope)
  scope.get(PATH, async (request, reply) => {
    request.visit = await gate.recognize(request, reply)
    await gate.limits.beforeBody({}, request)
    requireAccess({ access: 'admin' }, request.visit)
    const { codes } = await listUnusedCodes(db, MOST_ROWS)
    const url = redeemUrl(config)
    const rows = codes.map(({ source, durationDays, code }) => [source, String(durationDays), url(code)])
    const note = { subject: `${rows.length} codes`, details: {} }
    await gate.audit({ call: TAKEN, visit: request.visit, parsed: {}, note }, request)
    const name = `lilypad-redemption-codes-${newYorkDay(now())}.csv`
    return sendDownload(reply, { name, type: CSV_TYPE, body: writeTable([COLUMNS, ...rows]) })
  })
}

import type { Readable } from 'node:stream'
import { ApiError } from '@lilypad/contracts'
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import {
  type ApplicationOutline,
  type DocumentName,
  findDocument,
  findReminder,
  inPages,
  listOutlines,
  type Person,
} from '@lilypad/db'
import {
  documentContentType,
  newYorkDay,
  reminderCalendar,
  statusName,
  type Tier,
  TRACKER_CSV_COLUMNS,
  trackerCells,
} from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { requireAccess } from '../../http/access.ts'
import { CSV_TYPE, createStreams, type Download, sendDownload, streamTable } from '../../http/downloads.ts'
import type { Gate } from '../../http/implement.ts'
import { toEventUid } from './calendar-feed.ts'

const csvRows = (applications: readonly ApplicationOutline[]): string[][] =>
  applications.map(({ jobId, snapshot, trackedAt, ...own }) =>
    trackerCells({ ...own, id: jobId, job: snapshot, trackedOn: newYorkDay(trackedAt) }),
  )

type Needs = Pick<Deps, 'config' | 'database' | 'files' | 'now' | 'span'>
type Asked = { user: Person; tier: Tier; jobId: number | null }

const notFound = (what: string) => new ApiError('not_found', `This ${what} could not be found.`)

function toJobId(request: FastifyRequest): number | null {
  const { airtable_id: id } = request.query as Record<string, unknown>
  return typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}

async function findFile({ database: { db }, files }: Needs, { user, jobId }: Asked, document: DocumentName) {
  const found = jobId === null ? null : await findDocument(db, { userId: user.id, jobId, document })
  const body = found && (await files.get(found.key))
  if (!found || !body) throw notFound('document')
  return { name: found.filename, type: documentContentType(found.filename), body: Buffer.from(body) }
}

async function findCalendar({ config, database: { db }, now }: Needs, { user, jobId }: Asked) {
  const found = jobId === null ? null : await findReminder(db, { userId: user.id, jobId })
  if (jobId === null || !found?.remindOn) throw notFound('reminder')
  const { publicUrl } = config.http
  const event = {
    uid: toEventUid('reminder', user.id, jobId, publicUrl),
    day: found.remindOn,
    title: found.snapshot.title,
    companyName: found.snapshot.companyName,
    status: statusName(found.status),
    trackerUrl: clientAddress(publicUrl, paths.tracker.href()),
  }
  return { name: 'reminder.ics', type: 'text/calendar; charset=utf-8', body: reminderCalendar(event, now()) }
}

const exportRows = async function* ({ database: { db } }: Needs, { user, tier }: Asked) {
  const whose = { userId: user.id, tier }
  for await (const page of inPages((asked) => listOutlines(db, whose, asked))) yield csvRows(page)
}

function exporting(needs: Needs) {
  const stream = createStreams(needs.span)
  return async (asked: Asked) => ({
    name: `lilypad-tracker-${newYorkDay(needs.now())}.csv`,
    type: CSV_TYPE,
    body: stream(asked.user.id, (): Readable => streamTable(TRACKER_CSV_COLUMNS, exportRows(needs, asked))),
  })
}

/** Documents, calendar reminders and everything as a CSV. Not for an impersonating admin. */
export async function addTrackerDownloads(app: FastifyInstance, deps: Needs, { gate }: { gate: Gate }) {
  const add = (path: string, find: (asked: Asked) => Promise<Download>) =>
    app.get(path, async (request, reply) => {
      request.visit = await gate.recognize(request, reply)
      await gate.limits.beforeBody({}, request)
      requireAccess({ access: 'member', ownerOnly: true }, request.visit)
      const { user, tier } = request.visit
      if (!user) throw new ApiError('unauthenticated')
      return sendDownload(reply, await find({ user, tier, jobId: toJobId(request) }))
    })
  add(serverPaths.document.route('resume'), (asked) => findFile(deps, asked, 'resume'))
  add(serverPaths.document.route('cover_letter'), (asked) => findFile(deps, asked, 'coverLetter'))
  add(serverPaths.reminder.route, (asked) => findCalendar(deps, asked))
  add(serverPaths.trackerCsv, exporting(deps))
}

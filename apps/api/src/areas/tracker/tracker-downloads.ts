import type { Readable } from 'node:stream'
import { ApiError } from '@lilypad/contracts'
import { type CalendarFile, clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import {
  type ApplicationOutline,
  type DocumentName,
  findApplication,
  findDocument,
  inPages,
  listOutlines,
  type Person,
} from '@lilypad/db'
import {
  documentContentType,
  newYorkDay,
  type Tier,
  TRACKER_CSV_COLUMNS,
  trackerCells,
  writeCalendar,
} from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { requireAccess } from '../../http/access.ts'
import { createStreams, type Download, sendDownload } from '../../http/downloads.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { CSV_TYPE, streamTable } from '../../http/write-csv.ts'
import { CALENDAR_TYPE, toEntries, toEventUid } from './calendar-feed.ts'

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

/** A person's documents at a time: a reader may let each wait. */
const MAX_DOCUMENTS = 4

type Streams = ReturnType<typeof createStreams>

async function findFile(
  { database: { db }, files, stream }: Needs & { stream: Streams },
  { user, jobId }: Asked,
  document: DocumentName,
) {
  const found = jobId === null ? null : await findDocument(db, { userId: user.id, jobId, document })
  if (!found) throw notFound('document')
  let bytes: number | undefined
  const body = await stream(user.id, async () => {
    const file = await files.open(found.key)
    if (!file) throw notFound('document')
    bytes = file.bytes
    return file.body
  })
  return { name: found.filename, type: documentContentType(found.filename), body, bytes }
}

/** The event of the calendar feed, on its own. */
async function findEvent(
  { config, database: { db }, now }: Needs,
  { user, tier, jobId }: Asked,
  kind: CalendarFile,
) {
  const found = jobId === null ? null : await findApplication(db, { userId: user.id, tier, jobId })
  if (!found) throw notFound(kind)
  const { publicUrl } = config.http
  const trackerUrl = clientAddress(publicUrl, paths.tracker.href())
  const [entry] = toEntries(found, { kinds: [kind], detail: 'full', trackerUrl })
  if (!entry) throw notFound(kind)
  const uid = toEventUid(kind, user.id, found.jobId, publicUrl)
  const { title, companyName } = found.snapshot
  const summary = kind === 'reminder' ? `${title} at ${companyName}` : entry.content.summary
  const event = { ...entry.content, summary, uid, sequence: 0, changedAt: now() }
  return { name: `${kind}.ics`, type: CALENDAR_TYPE, body: writeCalendar([event]) }
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
    body: await stream(
      asked.user.id,
      (): Readable => streamTable(TRACKER_CSV_COLUMNS, exportRows(needs, asked)),
    ),
  })
}

/** Documents, single events of the calendar and everything as a CSV. Not for an impersonating admin. */
export async function addTrackerDownloads(app: FastifyInstance, deps: Needs, { gate }: { gate: Gate }) {
  const add = (path: string, find: (asked: Asked) => Promise<Download>) =>
    app.get(path, async (request, reply) => {
      request.auth = await gate.authenticate(request, reply)
      await gate.limits.countRequest({}, request)
      requireAccess({ access: 'member', ownerOnly: true }, request.auth)
      const { user, tier } = request.auth
      if (!user) throw new ApiError('unauthenticated')
      return sendDownload(reply, await find({ user, tier, jobId: toJobId(request) }))
    })
  const documents = { ...deps, stream: createStreams(deps.span, MAX_DOCUMENTS) }
  add(serverPaths.document.route('resume'), (asked) => findFile(documents, asked, 'resume'))
  add(serverPaths.document.route('cover_letter'), (asked) => findFile(documents, asked, 'coverLetter'))
  for (const kind of ['reminder', 'interview'] as const)
    add(serverPaths.calendarFile.route(kind), (asked) => findEvent(deps, asked, kind))
  add(serverPaths.trackerCsv, exporting(deps))
}

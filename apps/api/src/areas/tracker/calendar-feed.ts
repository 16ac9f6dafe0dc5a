import { createHash } from 'node:crypto'
import { ApiError, type calendarCalls } from '@lilypad/contracts'
import { CALENDAR_FEED, clientAddress, paths } from '@lilypad/contracts/addresses'
import {
  type ApplicationOutline,
  type CalendarFeed,
  findCalendar,
  getCalendarFeed,
  inPages,
  listOutlines,
  numberEvents,
  renewCalendarFeed,
  setCalendarFeed,
  toEventKey,
} from '@lilypad/db'
import {
  type CalendarDetail,
  type CalendarEvent,
  type CalendarKind,
  getTier,
  REMINDER_ALARM,
  SAVED,
  statusName,
  writeCalendar,
} from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { admitVisitor } from '../../http/authenticate.ts'
import type { Gate, Handlers } from '../../http/implement-calls.ts'
import { sendFeed } from '../../http/prepared-reply.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { decodedOutline } from './to-tracked-job.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

type Content = Omit<CalendarEvent, 'uid' | 'sequence' | 'changedAt'>
type Entry = { jobId: number; kind: CalendarKind; content: Content }

const NAMES: Record<CalendarKind, string> = {
  deadline: 'Last day to apply',
  reminder: 'Reminder',
  interview: 'Interview',
}
const DAY_BEFORE_AT_NINE = '-PT15H'
const HOUR_BEFORE = '-PT1H'

type Job = ReturnType<typeof decodedOutline>

function toWhen(job: Job, kind: CalendarKind): Pick<Content, 'at' | 'alarm'> | null {
  if (kind === 'interview') {
    if (!job.interview) return null
    const { at, zone } = job.interview
    return { at: { start: new Date(at), zone }, alarm: HOUR_BEFORE }
  }
  const day = kind === 'deadline' ? job.deadline : job.remindOn
  if (day === null) return null
  if (kind === 'reminder') return { at: { day }, alarm: REMINDER_ALARM }
  // Who has applied needs no alarm.
  return { at: { day }, alarm: job.status === SAVED ? DAY_BEFORE_AT_NINE : null }
}

type Asked = { kinds: readonly CalendarKind[]; detail: CalendarDetail; trackerUrl: string }
type FoundCalendar = NonNullable<Awaited<ReturnType<typeof findCalendar>>>

export function toEntries(outline: ApplicationOutline, { kinds, detail, trackerUrl }: Asked): Entry[] {
  const job = decodedOutline(outline)
  const isFull = detail === 'full'
  return kinds.flatMap((kind) => {
    const when = toWhen(job, kind)
    if (!when) return []
    const about = [`Status: ${statusName(job.status)}`, ...(job.url ? [job.url] : []), trackerUrl]
    const content = {
      ...when,
      summary: `${NAMES[kind]}: ${job.title}${isFull ? ` at ${job.companyName}` : ''}`,
      description: isFull ? about.join('\n') : null,
      url: isFull ? trackerUrl : null,
    }
    return [{ jobId: job.id, kind, content }]
  })
}

const toHash = (content: Content) => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** That of a reminder is older than feeds. */
export const toEventUid = (kind: CalendarKind, userId: number, jobId: number, publicUrl: string): string =>
  `${kind === 'reminder' ? 'application' : kind}-${userId}-${jobId}@${new URL(publicUrl).hostname}`

/** `/feeds/calendar/<token>.ics`: the address alone gives access; one that is off or was renewed is 404. */
export function addCalendarFeed(
  app: FastifyInstance,
  { config, database: { db }, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  { gate }: { gate: Gate },
): void {
  const { publicUrl } = config.http
  const trackerUrl = clientAddress(publicUrl, paths.tracker.href())
  const write = async ({ userId, standing, kinds, detail }: FoundCalendar) => {
    const whose = { userId, tier: getTier(standing, now()) }
    const entries: Entry[] = []
    for await (const page of inPages((asked) => listOutlines(db, whose, asked)))
      for (const outline of page) entries.push(...toEntries(outline, { kinds, detail, trackerUrl }))
    const hashed = entries.map(({ content, ...of }) => ({ ...of, contentHash: toHash(content) }))
    const numbers = await numberEvents(db, { userId, now: now() }, hashed)
    const events = entries.flatMap(({ jobId, kind, content }) => {
      // An application that goes at this moment has none.
      const number = numbers.get(toEventKey({ jobId, kind }))
      if (!number) return []
      const uid = toEventUid(kind, userId, jobId, publicUrl)
      return [{ ...content, uid, sequence: number.sequence, changedAt: number.changedAt }]
    })
    return writeCalendar(events, 'Lilypad')
  }
  app.get<{ Params: { file: string } }>(CALENDAR_FEED.route, async (request, reply) => {
    await admitVisitor(gate, request)
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    const found = token === undefined ? null : await findCalendar(db, token)
    if (!found) throw new ApiError('not_found')
    await gate.limits.ofPerson('calendar', found.userId, request)
    const body = await gate.turns(found.userId, () => write(found))
    return sendFeed(request, reply, { type: CALENDAR_TYPE, body })
  })
}

export function calendarHandlers({
  config: {
    http: { publicUrl },
  },
  database,
  database: { db },
}: Pick<Deps, 'config' | 'database'>): Handlers<typeof calendarCalls> {
  const toReply = ({ token, kinds, detail }: CalendarFeed) => ({
    url: token === null ? null : publicUrl + CALENDAR_FEED.href(token),
    kinds,
    detail,
  })
  return {
    loadCalendarFeed: async ({ user }) => toReply(await getCalendarFeed(db, user.id)),

    async setCalendarFeed({ user, session, request: { enabled: isOn, detail, kinds } }) {
      const chosen = { userId: user.id, isOn, detail, kinds: [...new Set(kinds)] }
      return toReply(await whileLoggedIn(database, session, (tx) => setCalendarFeed(tx, chosen)))
    },

    renewCalendarFeed: async ({ user, session }) =>
      toReply(await whileLoggedIn(database, session, (tx) => renewCalendarFeed(tx, user.id))),
  }
}

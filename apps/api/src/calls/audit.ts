import type { Call } from '@lilypad/contracts'
import { addAuditEntry } from '@lilypad/db'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { changesSomething } from './changes-something.ts'
import type { Visit } from './visit.ts'

/** What a handler tells of what it did. */
export type AuditNote = { subject: string; details: Record<string, unknown> }
type Audited = Pick<Call, 'access' | 'method' | 'changes' | 'path'>
type Done = { call: Audited; visit: Visit; parsed: unknown; note: AuditNote | null }

const LONGEST_SUBJECT = 300
const LONGEST_TEXT = 200
const MOST_VALUES = 20
const SECRET = /password|token|secret|cookie/i
/** Fields that say what a request is about, the best first. */
const NAMES = ['company_name', 'job_board_url', 'source', 'name']
const IDS = ['user_id', 'id']

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return cut(value, LONGEST_TEXT)
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES).map(shorten)
  return typeof value === 'object' && value !== null ? shortenFields(value) : value
}

/** Enough of a request to know what was asked for; nothing that opens a door. */
const shortenFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !SECRET.test(name) && value !== undefined)
      .map(([name, value]) => [name, shorten(value)]),
  )

const subjectOf = (fields: Record<string, unknown>): string => {
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  const id = IDS.map((field) => fields[field]).find((value) => typeof value === 'number')
  if (name !== undefined) return String(name)
  return id === undefined ? '' : `#${id}`
}

/** The id outlasts a change of the address. */
const inNameOf = ({ user }: Visit): AuditNote =>
  user ? { subject: user.email, details: { user_id: user.id } } : { subject: '', details: {} }

/** The request tells what the handler did not; in somebody else's name only whose name it was. */
const noteOf = ({ call, visit, parsed, note }: Done): AuditNote => {
  if (note) return { ...note, details: shortenFields(note.details) }
  if (call.access !== 'admin') return inNameOf(visit)
  const details = shortenFields(parsed as object)
  return { subject: subjectOf(details), details }
}

/** The admin who makes a request, in their own name or in somebody else's; null for everybody else. */
const actorOf = (call: Audited, { session, user }: Visit): number | null =>
  session?.impersonatorId ?? (call.access === 'admin' ? (user?.id ?? null) : null)

const actionOf = ({ path }: Audited) => path.slice(path.lastIndexOf('/') + 1)

/**
 * Writes down what admins do: every call for admins that changes something, and everything that is changed by an
 * admin who is logged in as somebody else. What was done stays done when that fails: then the log says so.
 */
export const createAudit =
  ({ database: { db }, now }: Pick<Deps, 'database' | 'now'>) =>
  async (done: Done, request: FastifyRequest): Promise<void> => {
    const { call, visit } = done
    const actorId = changesSomething(call) ? actorOf(call, visit) : null
    if (actorId === null) return
    const { subject, details } = noteOf(done)
    const entry = {
      at: now(),
      actorId,
      action: actionOf(call),
      subject: cut(subject, LONGEST_SUBJECT),
      details,
    }
    await addAuditEntry(db, entry).catch((error: unknown) => {
      request.log.error(
        { err: error, actorId, action: entry.action },
        'An entry of the audit log is missing.',
      )
    })
  }

export type Audit = ReturnType<typeof createAudit>

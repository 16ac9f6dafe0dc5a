import { type Call, changesSomething } from '@lilypad/contracts'
import { addAuditEntry } from '@lilypad/db'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import type { Auth } from './authenticate.ts'

/** A handler's own description of what it did. */
export type AuditNote = { subject: string; details: Record<string, unknown> }
type Audited = Pick<Call, 'access' | 'method' | 'changes' | 'path'>
type Done = { call: Audited; auth: Auth; parsed: unknown; note: AuditNote | null }

const MAX_SUBJECT_LENGTH = 300
const MAX_TEXT_LENGTH = 200
const MAX_VALUES = 20
const SECRET = /password|token|secret|cookie/i
/** Request fields that name the subject, best first. */
const NAMES = ['company_name', 'job_board_url', 'source', 'name']
const IDS = ['user_id', 'id']

const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, MAX_TEXT_LENGTH)
  if (Array.isArray(value)) return value.slice(0, MAX_VALUES).map(shorten)
  return typeof value === 'object' && value !== null ? shortenFields(value) : value
}

/** Enough of a request to know what was asked for; no secrets. */
const shortenFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !SECRET.test(name) && value !== undefined)
      .map(([name, value]) => [name, shorten(value)]),
  )

function toSubject(fields: Record<string, unknown>): string {
  const name = NAMES.map((field) => fields[field]).find((value) => typeof value === 'string' && value !== '')
  const id = IDS.map((field) => fields[field]).find((value) => typeof value === 'number')
  if (name !== undefined) return String(name)
  return id === undefined ? '' : `#${id}`
}

/** The id survives a change of the address. */
const toImpersonationNote = ({ user }: Auth): AuditNote =>
  user ? { subject: user.email, details: { user_id: user.id } } : { subject: '', details: {} }

/** The request fills in what the handler did not name; for an impersonating admin, only the person's name. */
function toNote({ call, auth, parsed, note }: Done): AuditNote {
  if (note) return { ...note, details: shortenFields(note.details) }
  if (call.access !== 'admin') return toImpersonationNote(auth)
  const details = shortenFields(parsed as object)
  return { subject: toSubject(details), details }
}

/** The admin who makes a request, as themselves or as another person; null for everyone else. */
const toActor = (call: Audited, { session, user }: Auth): number | null =>
  session?.impersonatorId ?? (call.access === 'admin' ? (user?.id ?? null) : null)

const toAction = ({ path }: Audited) => path.slice(path.lastIndexOf('/') + 1)

/** Every admin call that changes something, and every change by an admin in somebody's name. If recording fails, the change stays and the log says so. */
export const createAudit =
  ({ database: { db }, now }: Pick<Deps, 'database' | 'now'>) =>
  (done: Done, request: FastifyRequest): Promise<void> | undefined => {
    const { call, auth } = done
    const actorId = changesSomething(call) ? toActor(call, auth) : null
    if (actorId === null) return
    const { subject, details } = toNote(done)
    const entry = {
      at: now(),
      actorId,
      action: toAction(call),
      subject: cut(subject, MAX_SUBJECT_LENGTH),
      details,
    }
    return addAuditEntry(db, entry).catch((error: unknown) => {
      request.log.error(
        { err: error, actorId, action: entry.action },
        'An entry of the audit log is missing.',
      )
    })
  }

export type Audit = ReturnType<typeof createAudit>

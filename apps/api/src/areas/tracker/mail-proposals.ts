import { ApiError, type inboundMailCalls, type RequestOf } from '@lilypad/contracts'
import {
  addApplications,
  answerMailProposal,
  changeApplication,
  type Executor,
  getInboundToken,
  listMailProposals,
  listStatusChanges,
  newInboundToken,
  setInboundToken,
} from '@lilypad/db'
import { isCalendarDay, newYorkDay, newYorkInstant, readJobByHand, reminderFault } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { toWire } from '../../http/to-wire.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { NO_DAY, statusOrRefuse, TOO_MANY_APPLICATIONS } from './applications.ts'
import { byHand } from './to-tracked-job.ts'
import { noApplication } from './tracker-errors.ts'

const NOT_TAKEN = 'This Lilypad does not take mails.'
const NO_PROPOSAL = 'This proposal is no longer open.'
const NO_STATUS = 'Choose a stage.'
const NO_JOB = 'The mail does not name the job: choose one of your applications.'

const NOON = 12

type Confirmed = { userId: number; status: number; day: string; now: Date }
type Proposed = { company: string; title: string }

/** When it happened: on a past day at noon, but not before the last change that it replaces. */
async function toInstant(tx: Executor, { userId, day, now }: Confirmed, jobId: number) {
  const noon = newYorkInstant(day, NOON)
  const last = (await listStatusChanges(tx, { userId, jobId })).at(-1)
  return noon < now && (!last || last.at < noon) ? noon : now
}

async function changeKnown(tx: Executor, confirmed: Confirmed, jobId: number) {
  const { userId, status, day, now } = confirmed
  const isAhead = day > newYorkDay(now) && reminderFault(day, newYorkDay(now)) === null
  const whose = { userId, jobId, notesVersion: null, now, changedAt: await toInstant(tx, confirmed, jobId) }
  const changed = await changeApplication(tx, whose, { status, ...(isAhead && { remindOn: day }) })
  if (changed?.outcome !== 'changed') throw noApplication()
  return jobId
}

async function beginNew(tx: Executor, confirmed: Confirmed, { title, company }: Proposed) {
  const { userId, status, day, now } = confirmed
  const read = readJobByHand({ title, companyName: company, url: null, salaryRange: null })
  if (title === '' || !read.ok) throw new ApiError('bad_request', NO_JOB)
  const noon = newYorkInstant(day, NOON)
  const isAhead = noon > now
  const added = {
    snapshot: byHand(read.job),
    status,
    trackedAt: isAhead ? now : noon,
    ...(day > newYorkDay(now) && { remindOn: day }),
  }
  const [id] = (await addApplications(tx, { userId, now }, [added])) ?? []
  if (id === undefined) throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
  return id
}

/** What the person sent, else what the mail said. */
function readConfirmed({ status, date }: RequestOf<typeof inboundMailCalls.answerMailProposal>, now: Date) {
  if (status === null) throw new ApiError('bad_request', NO_STATUS)
  if (date !== null && !isCalendarDay(date)) throw new ApiError('bad_request', NO_DAY)
  return { status: statusOrRefuse(status), day: date ?? newYorkDay(now), now }
}

export function inboundMailHandlers({
  database,
  database: { db },
  config: { inboundMail },
  now,
}: Pick<Deps, 'database' | 'config' | 'now'>): Handlers<typeof inboundMailCalls> {
  const toAddress = (token: string | null) => (token && inboundMail ? `${token}@${inboundMail.domain}` : null)
  return {
    async setInboundMail({ user, session, request: { enabled, renew } }) {
      if (enabled && !inboundMail) throw new ApiError('bad_request', NOT_TAKEN)
      const token = await whileLoggedIn(database, session, async (tx) => {
        const wanted = enabled
          ? ((renew ? null : await getInboundToken(tx, user.id)) ?? newInboundToken())
          : null
        await setInboundToken(tx, user.id, wanted)
        return wanted
      })
      return { address: toAddress(token) }
    },

    async loadMailProposals({ user, session }) {
      const isOwner = session?.impersonatorId === null
      const proposals = await listMailProposals(db, user.id)
      return {
        is_available: inboundMail !== null,
        address: isOwner ? toAddress(await getInboundToken(db, user.id)) : null,
        proposals: proposals.map((proposal) => ({
          ...toWire(proposal),
          from: proposal.sender,
          job_title: proposal.title,
          date: proposal.day,
        })),
      }
    },

    async answerMailProposal({ user, request }) {
      const at = now()
      const job_id = await db.transaction(async (tx) => {
        const confirmed = request.accept && { userId: user.id, ...readConfirmed(request, at) }
        const answer = { userId: user.id, id: request.id, isAccepted: request.accept, now: at }
        const proposed = await answerMailProposal(tx, answer)
        if (!proposed) throw new ApiError('not_found', NO_PROPOSAL)
        if (!confirmed) return null
        return request.job_id === null
          ? beginNew(tx, confirmed, proposed)
          : changeKnown(tx, confirmed, request.job_id)
      })
      return { job_id }
    },
  }
}

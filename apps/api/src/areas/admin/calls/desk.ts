import { ApiError, type DecidedDeskCase, type deskCalls, type ListedDeskCase } from '@lilypad/contracts'
import { type DeskCase, type DeskRow, listDeskCases, listUndoable, openDataRequest } from '@lilypad/db'
import { DESK_KINDS, toCaseId } from '@lilypad/domain'
import type { Deps } from '../../../deps/deps.ts'
import type { Handlers } from '../../../http/implement-calls.ts'
import { toWire } from '../../../http/to-wire.ts'
import { decideCase, refundWarned, toVersion, undoDecision } from '../desk/decide-case.ts'
import { NO_USER } from './admin-errors.ts'
import type { ListingsNeeds } from './listings.ts'

const toListed = (one: DeskCase): ListedDeskCase => ({ ...toWire(one), version: toVersion(one) })

const toDecided = ({ id, kind, text, decision, decidedAt }: DeskRow): DecidedDeskCase[] =>
  decision && decidedAt ? [toWire({ id, kind, text, decision, decidedAt })] : []

const countKinds = (cases: readonly DeskCase[]) =>
  Object.fromEntries(
    DESK_KINDS.map((kind) => [kind, cases.filter((one) => one.kind === kind).length]),
  ) as Record<(typeof DESK_KINDS)[number], number>

export const deskHandlers = ({
  database: { db },
  now,
  jobList,
  payments,
}: Pick<ListingsNeeds, 'database' | 'now' | 'jobList'> & Pick<Deps, 'payments'>): Handlers<
  typeof deskCalls
> => ({
  async loadDesk() {
    const cases = await listDeskCases(db, now())
    const decided = (await listUndoable(db, now())).flatMap(toDecided)
    return { counts: countKinds(cases), cases: cases.map(toListed), decided }
  },

  async decideCase({ request: { version, refund, ...request }, audit }) {
    const { id, decision, note } = request
    const seen = { now: now(), seen: version }
    if (decision === 'acted' && (await refundWarned({ db, payments }, { id, refund, ...seen }))) {
      // The provider's webhook settles the case.
      audit(id, { decision, note, refund })
      return {}
    }
    const { kind } = await decideCase(db, { ...request, now: now() }, version)
    if (kind === 'suspect') jobList.forget()
    audit(id, { decision, note })
    return {}
  },

  async undoCaseDecision({ request: { id }, audit }) {
    await undoDecision(db, { id, now: now() })
    jobList.forget()
    audit(id, { id })
    return {}
  },

  async openDataRequest({ request: { user_id: userId, text }, audit }) {
    if (!(await openDataRequest(db, { userId, text, now: now() }))) throw new ApiError('not_found', NO_USER)
    audit(`#${userId}`, { user_id: userId })
    return { id: toCaseId('data_request', userId) }
  },
})

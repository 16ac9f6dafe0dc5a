import { DAY_MS, DESK_KINDS, type DeskKind, latestDue } from '@lilypad/domain'
import { and, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boardScrapes, boards, jobs, outbox, subscriptions, users } from '../../schema/index.ts'
import { listTroubles } from '../boards/board-checks.ts'
import { findConstant, raiseConstant } from '../constants.ts'
import { addAllToOutbox } from '../outbox/outbox.ts'
import { listDeskCases } from './desk-cases.ts'

const TOLD = 'operator_week_told'
const WEEK_MS = 7 * DAY_MS

type Admin = { id: number; email: string; firstName: string }
type Week = { from: Date; to: Date }

const KIND_WORDS: Record<DeskKind, string> = {
  report: 'Reports of jobs',
  suspect: 'Suspect boards',
  board: 'Boards in trouble',
  refund: 'Refunds',
  dispute: 'Disputes',
  fraud_warning: 'Warnings of fraud',
  removal: 'Removals',
  data_request: 'Requests about data',
  search_engine: 'Search engines',
  backup: 'Backups',
}

const countWeek = async (db: Executor, { from, to }: Week) => {
  const within = (column: typeof users.createdAt | typeof subscriptions.createdAt | typeof jobs.approvedAt) =>
    and(gte(column, from), lt(column, to))
  return {
    'New accounts': await db.$count(users, within(users.createdAt)),
    'New subscriptions': await db.$count(subscriptions, within(subscriptions.createdAt)),
    'Jobs added': await db.$count(jobs, within(jobs.approvedAt)),
  }
}

/** Against the week before. */
const whatGrew = async (db: Executor, { from, to }: Week): Promise<string[]> => {
  const now = await countWeek(db, { from, to })
  const before = await countWeek(db, { from: new Date(from.getTime() - WEEK_MS), to: from })
  const listed = await db.$count(jobs, isNull(jobs.unlistedReason))
  const names = Object.keys(now) as (keyof typeof now)[]
  return [
    ...names.map((name) => `${name}: ${now[name]}; the week before ${before[name]}.`),
    `Jobs listed now: ${listed}.`,
  ]
}

const whatBroke = async (db: Executor, { from, to }: Week): Promise<string[]> => {
  const troubles = [...(await listTroubles(db)).values()].filter(({ since }) => since >= from).length
  const gone = await db.$count(boards, and(sql`${boards.state} = 'gone'`, gte(boards.stateSince, from)))
  const scrapes = and(gte(boardScrapes.startedAt, from), lt(boardScrapes.startedAt, to))
  const failed = await db.$count(boardScrapes, and(scrapes, sql`${boardScrapes.outcome} = 'failed'`))
  const all = await db.$count(boardScrapes, scrapes)
  const unsent = await db.$count(outbox, and(isNotNull(outbox.failedAt), gte(outbox.failedAt, from)))
  return [
    ...(troubles + gone > 0 ? [`Boards that died, shrank or lost a field: ${troubles + gone}.`] : []),
    ...(failed > 0 ? [`Checks of boards that failed: ${failed} of ${all}.`] : []),
    ...(all === 0 ? ['No board was checked all week.'] : []),
    ...(unsent > 0 ? [`Letters and messages that could not be sent: ${unsent}.`] : []),
  ]
}

/**
 * To every admin each Monday from 08:00 in New York, also when nothing happened; not for a week before the first start.
 * Safe to repeat. Resolves to the ids of the e-mails.
 */
export const writeOperatorWeek = async (
  db: Executor,
  admins: readonly Admin[],
  now: Date,
): Promise<number[]> => {
  const { period, dueAt } = latestDue('weekly', now)
  const told = await findConstant(db, TOLD)
  if (told !== null && told >= period) return []
  const week = { from: new Date(dueAt.getTime() - WEEK_MS), to: dueAt }
  const cases = told === null ? [] : await listDeskCases(db, now)
  const counts = DESK_KINDS.map((kind) => [kind, cases.filter((one) => one.kind === kind).length] as const)
  const waits = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${KIND_WORDS[kind]}: ${count}.`)
  const said = {
    broke: await whatBroke(db, week),
    grew: await whatGrew(db, week),
    waits,
    waiting: cases.length,
  }
  const letters = (told === null ? [] : admins).map(({ id, email, firstName }) => ({
    userId: id,
    recipient: email,
    cause: period,
    letter: { kind: 'operator-week' as const, content: { firstName, ...said } },
  }))
  const written = await addAllToOutbox(db, letters)
  await raiseConstant(db, TOLD, period)
  return written
}

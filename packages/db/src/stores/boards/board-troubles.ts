import {
  type AsideTrouble,
  type BoardCheck,
  type BoardTrouble,
  boardTrouble,
  DAY_MS,
  isAside,
  TROUBLE_CHECKS,
  troubleMark,
} from '@lilypad/domain'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards } from '../../schema/index.ts'
import { withDates } from '../revive-dates.ts'

type Check = BoardCheck & {
  boardId: number
  companyName: string
  aside: AsideTrouble | null
  startedAt: Date
  /** When a check was last complete, or else when the board was added. */
  completeAt: Date
}
/** `aside` where an admin put it aside. */
export type KnownTrouble = BoardTrouble & { companyName: string; since: Date; aside: AsideTrouble | null }
type Which = { boardId?: number; before?: Date; now?: Date }

/** By board, the newest first; `which` boards, of those in use, and `before` when. */
async function listChecks(db: Executor, which: SQL, before: SQL): Promise<Map<number, Check[]>> {
  const { rows } = await db.execute(sql`
    select board.id::float8 as "boardId", board.company_name as "companyName", board.aside_trouble as aside, one.outcome, one.found, one.message, one.with_text as "withText", one.with_pay as "withPay",
      one.with_workplace as "withWorkplace", one.started_at as "startedAt",
      least(coalesce(board.last_sound_at, board.created_at), one.started_at) as "completeAt"
    from boards as board cross join lateral (
      select * from board_scrapes where board_id = board.id and ${before}
      order by started_at desc nulls last, id desc limit ${TROUBLE_CHECKS}
    ) as one
    where board.removed_at is null and ${which}`)
  const checks = new Map<number, Check[]>()
  for (const check of withDates<Check>(rows, { startedAt: true, completeAt: true }))
    checks.set(check.boardId, [...(checks.get(check.boardId) ?? []), check])
  return checks
}

/** By board, those in trouble, put aside or not; as it was known at an instant, or now. */
export async function listAllTroubles(db: Executor, { boardId, before, now = new Date() }: Which = {}) {
  const which = boardId === undefined ? sql`true` : sql`board.id = ${boardId}`
  const checks = await listChecks(db, which, before === undefined ? sql`true` : sql`finished_at < ${before}`)
  return new Map(
    [...checks].flatMap(([id, ofBoard]) => {
      const oldest = ofBoard.at(-1)
      const trouble = oldest ? boardTrouble(ofBoard, oldest.completeAt) : null
      const first = trouble && (ofBoard[trouble.checks - 1] ?? ofBoard[0])
      if (!first) return []
      const since = trouble.checks === ofBoard.length ? first.completeAt : first.startedAt
      const known = { ...trouble, companyName: first.companyName, since }
      return [[id, { ...known, aside: isAside(known, first.aside, now) ? first.aside : null }] as const]
    }),
  )
}

/** Those that no admin put aside. */
export const listTroubles = async (db: Executor, which: Which = {}): Promise<Map<number, KnownTrouble>> =>
  new Map([...(await listAllTroubles(db, which))].filter(([, { aside }]) => aside === null))

const SHOWN_GONE_MS = 30 * DAY_MS

/** Boards whose page went lately: their jobs went with it. */
export async function listGoneBoards(db: Executor, now: Date) {
  const shownFrom = new Date(now.getTime() - SHOWN_GONE_MS)
  const rows = await db
    .select()
    .from(boards)
    .where(and(isNull(boards.removedAt), eq(boards.state, 'gone'), gt(boards.stateSince, shownFrom)))
    .orderBy(sql`lower(${boards.companyName})`, boards.id)
  return rows.map(({ id, companyName, stateSince, stateReason }) => {
    const text = stateReason ?? 'Its page is gone.'
    return { id, kind: 'died' as const, companyName, text, since: stateSince ?? now }
  })
}

/** For days, null until it changes, 0 not any more. Resolves to false for a board that is in no trouble. */
export async function putTroubleAside(db: Executor, boardId: number, days: number | null, at: Date) {
  const trouble = (await listAllTroubles(db, { boardId, now: at })).get(boardId)
  if (!trouble) return false
  const until = days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString()
  const asideTrouble = days === 0 ? null : { mark: troubleMark(trouble), at: at.toISOString(), until }
  await db.update(boards).set({ asideTrouble }).where(eq(boards.id, boardId))
  return true
}

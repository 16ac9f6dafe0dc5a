import { type BoardCheck, type BoardTrouble, boardTrouble, TROUBLE_CHECKS } from '@lilypad/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

type Check = BoardCheck & { companyName: string; startedAt: Date }
type Row = BoardCheck & { boardId: string; companyName: string; startedAt: string }
export type KnownTrouble = BoardTrouble & { companyName: string; since: Date }

/** By board, the newest first; `which` boards, of those in use, and `before` when. */
const listChecks = async (db: Executor, which: SQL, before: SQL): Promise<Map<number, Check[]>> => {
  const { rows } = await db.execute<Row>(sql`
    select board.id as "boardId", board.company_name as "companyName", one.outcome, one.found, one.with_text as "withText", one.with_pay as "withPay",
      one.with_workplace as "withWorkplace", one.started_at as "startedAt"
    from boards as board cross join lateral (
      select * from board_scrapes where board_id = board.id and ${before}
      order by started_at desc nulls last, id desc limit ${TROUBLE_CHECKS}
    ) as one
    where board.removed_at is null and ${which}`)
  const checks = new Map<number, Check[]>()
  for (const { boardId, startedAt, ...counts } of rows) {
    const check = { ...counts, startedAt: new Date(startedAt) }
    const known = checks.get(Number(boardId))
    if (known) known.push(check)
    else checks.set(Number(boardId), [check])
  }
  return checks
}

/** By board, those in trouble; as it was known at an instant, or now. */
export const listTroubles = async (
  db: Executor,
  { boardId, before }: { boardId?: number; before?: Date } = {},
): Promise<Map<number, KnownTrouble>> => {
  const checks = await listChecks(
    db,
    boardId === undefined ? sql`true` : sql`board.id = ${boardId}`,
    before === undefined ? sql`true` : sql`finished_at < ${before}`,
  )
  return new Map(
    [...checks].flatMap(([id, ofBoard]) => {
      const trouble = boardTrouble(ofBoard)
      const first = trouble && (ofBoard[trouble.checks - 1] ?? ofBoard[0])
      return first
        ? [[id, { ...trouble, companyName: first.companyName, since: first.startedAt }] as const]
        : []
    }),
  )
}

import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@lilypad/domain'
import { and, eq, inArray, isNull, like, lt, ne, not, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, companyLogos } from '../../schema/index.ts'
import { announceJobList } from '../notify-channels.ts'

export type NewLogo = { contentType: string; extension: string; content: Buffer }

const RETRY_MS = DAY_MS

/** An SVG that an earlier version fetched, maybe while this one started: it is not sent, and is fetched again. */
export const isStrangersSvg = sql`(${and(eq(companyLogos.contentType, 'image/svg+xml'), like(companyLogos.sourceUrl, 'http%'))})`

/** Boards without one that name an address; a failed one is tried again a day later. */
export async function listLogosToFetch(db: Executor, now: Date): Promise<number[]> {
  const undrawn = db.select({ file: companyLogos.file }).from(companyLogos).where(isStrangersSvg)
  const isMissing = or(isNull(boards.logoFile), inArray(boards.logoFile, undrawn))
  const isDue = or(isNull(boards.logoTriedAt), lt(boards.logoTriedAt, new Date(now.getTime() - RETRY_MS)))
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(isNull(boards.removedAt), ne(boards.logoUrl, ''), isMissing, isDue))
    .orderBy(boards.id)
  return rows.map(({ id }) => id)
}

/** So that a failing logo is not requested every minute. */
export async function noteLogoTry(db: Executor, boardId: number, at: Date): Promise<void> {
  await db.update(boards).set({ logoTriedAt: at }).where(eq(boards.id, boardId))
}

export const hasLogoOf = async (db: Executor, { logoFile }: { logoFile: string | null }, sourceUrl: string) =>
  logoFile !== null &&
  (await db.$count(
    companyLogos,
    and(eq(companyLogos.file, logoFile), eq(companyLogos.sourceUrl, sourceUrl), not(isStrangersSvg)),
  )) > 0

/** False if no logo was fetched from this address yet. */
export async function reuseLogo(db: Executor, boardId: number, sourceUrl: string): Promise<boolean> {
  const [known] = await db
    .select({ file: companyLogos.file })
    .from(companyLogos)
    .where(and(eq(companyLogos.sourceUrl, sourceUrl), not(isStrangersSvg)))
  if (known) await useLogo(db, boardId, known.file)
  return known !== undefined
}

export const storeLogo = (
  db: Executor,
  boardId: number,
  sourceUrl: string,
  { contentType, extension, content }: NewLogo,
): Promise<void> =>
  db.transaction(async (tx) => {
    const fresh = { contentType, content, fetchedAt: new Date() }
    const [stored] = await tx
      .insert(companyLogos)
      .values({ file: `${randomUUID()}.${extension}`, sourceUrl, ...fresh })
      .onConflictDoUpdate({ target: companyLogos.sourceUrl, set: fresh })
      .returning({ file: companyLogos.file })
    if (stored) await useLogo(tx, boardId, stored.file)
  })

async function useLogo(db: Executor, boardId: number, file: string) {
  await db.update(boards).set({ logoFile: file }).where(eq(boards.id, boardId))
  await announceJobList(db)
}

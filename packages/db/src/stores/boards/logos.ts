import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, companyLogos } from '../../schema/index.ts'
import { announceJobList } from '../jobs/job-list-changes.ts'

export type NewLogo = { contentType: string; extension: string; content: Buffer }

/** Records that a board's logo was requested, so that a failing one is not requested every minute. */
export const noteLogoTry = async (db: Executor, boardId: number, at: Date): Promise<void> => {
  await db.update(boards).set({ logoTriedAt: at }).where(eq(boards.id, boardId))
}

/** Whether a board's current logo comes from an address. */
export const hasLogoOf = async (
  db: Executor,
  { logoFile }: { logoFile: string | null },
  sourceUrl: string,
): Promise<boolean> =>
  logoFile !== null &&
  (await db.$count(
    companyLogos,
    and(eq(companyLogos.file, logoFile), eq(companyLogos.sourceUrl, sourceUrl)),
  )) > 0

/** Gives a board a logo that was already fetched from the same address; else false. */
export const reuseLogo = async (db: Executor, boardId: number, sourceUrl: string): Promise<boolean> => {
  const [known] = await db
    .select({ file: companyLogos.file })
    .from(companyLogos)
    .where(eq(companyLogos.sourceUrl, sourceUrl))
  if (known) await useLogo(db, boardId, known.file)
  return known !== undefined
}

/** Stores a fetched logo under a random name and gives it to its board. */
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

const useLogo = async (db: Executor, boardId: number, file: string) => {
  await db.update(boards).set({ logoFile: file }).where(eq(boards.id, boardId))
  await announceJobList(db)
}

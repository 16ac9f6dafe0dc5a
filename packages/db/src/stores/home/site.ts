import { asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import {
  announcements,
  audienceColors,
  companyLogos,
  type SiteContent,
  type SiteKind,
} from '../../schema/index.ts'
import { prepared } from '../prepared.ts'
import { listKeptContents } from './site-editor.ts'

const alertsInOrder = prepared((db) =>
  db
    .select()
    .from(announcements)
    .orderBy(asc(announcements.position), asc(announcements.id))
    .prepare('alerts_in_order'),
)

export const listAnnouncements = async (db: Executor): Promise<(typeof announcements.$inferSelect)[]> =>
  alertsInOrder(db).execute()

const readColors = (db: Executor, audiences: readonly string[]) =>
  db
    .select()
    .from(audienceColors)
    .where(inArray(audienceColors.audience, [...audiences]))

/** By label; `make` gives a new label its permanent colour. When two processes meet it, the first colour stays. */
export const ensureColors = async (
  db: Executor,
  audiences: readonly string[],
  make: () => string,
): Promise<Map<string, string>> => {
  const known = await readColors(db, audiences)
  const missing = audiences.filter((audience) => !known.some((row) => row.audience === audience))
  if (missing.length > 0)
    await db
      .insert(audienceColors)
      .values(missing.map((audience) => ({ audience, rgb: make() })))
      .onConflictDoNothing()
  const rows = missing.length > 0 ? await readColors(db, audiences) : known
  return new Map(rows.map(({ audience, rgb }) => [audience, rgb]))
}

export const findLogo = async (
  db: Executor,
  file: string,
): Promise<{ contentType: string; content: Buffer } | null> => {
  const [logo] = await db
    .select({ contentType: companyLogos.contentType, content: companyLogos.content })
    .from(companyLogos)
    .where(eq(companyLogos.file, file))
  return logo ?? null
}

export const listSiteContents = async <K extends SiteKind>(
  db: Executor,
  kind: K,
): Promise<SiteContent[K][]> => (await listKeptContents(db, kind)).map(({ content }) => content)

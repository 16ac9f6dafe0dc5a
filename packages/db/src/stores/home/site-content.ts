import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, like, not, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import {
  announcements,
  audienceColors,
  companyLogos,
  type SiteContent,
  type SiteKind,
  siteContents,
} from '../../schema/index.ts'
import { isStrangersSvg } from '../boards/logos.ts'
import { prepared } from '../prepared-queries.ts'
import { inTransaction } from '../transactions.ts'

export type AnnouncementText = Omit<typeof announcements.$inferSelect, 'id' | 'position'>
export type StoredContent<K extends SiteKind> = { id: number; content: SiteContent[K] }

/** An arbitrary lock number of its own: changes to the order of contents run one after the other. */
const ORDER_LOCK = 3_904_117
/** Marks a picture that an admin added; no web address begins like this. */
const UPLOADED = 'upload:'

const behindAll = (table: typeof announcements | typeof siteContents) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`

export async function saveAnnouncement(db: Executor, id: number | null, text: AnnouncementText) {
  const { rowCount } =
    id === null
      ? await db.insert(announcements).values({ ...text, position: behindAll(announcements) })
      : await db.update(announcements).set(text).where(eq(announcements.id, id))
  return rowCount === 1
}

/** Resolves to its text; null for an unknown id. */
export async function deleteAnnouncement(db: Executor, id: number): Promise<string | null> {
  const [gone] = await db
    .delete(announcements)
    .where(eq(announcements.id, id))
    .returning({ content: announcements.content })
  return gone?.content ?? null
}

export async function listStoredContents<K extends SiteKind>(
  db: Executor,
  kind: K,
): Promise<StoredContent<K>[]> {
  const rows = await db
    .select({ id: siteContents.id, content: siteContents.content })
    .from(siteContents)
    .where(eq(siteContents.kind, kind))
    .orderBy(asc(siteContents.position), asc(siteContents.id))
  return rows.map(({ id, content }) => ({ id, content: content as SiteContent[K] }))
}

async function addContent<K extends SiteKind>(db: Executor, kind: K, content: SiteContent[K]) {
  await db.insert(siteContents).values({ kind, content, position: behindAll(siteContents) })
}

export async function saveTestimonial(db: Executor, id: number | null, content: SiteContent['testimonial']) {
  if (id === null) {
    await addContent(db, 'testimonial', content)
    return true
  }
  const { rowCount } = await db
    .update(siteContents)
    .set({ content })
    .where(sql`${siteContents.id} = ${id} and ${siteContents.kind} = 'testimonial'`)
  return rowCount === 1
}

/** Under a random name, after the other logos. */
export const addSalesLogo = (
  db: Executor,
  { name, ...picture }: { name: string; contentType: string; extension: string; content: Buffer },
  at: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { contentType, extension, content } = picture
    const file = `${randomUUID()}.${extension}`
    const sourceUrl = UPLOADED + file
    await tx.insert(companyLogos).values({ file, sourceUrl, contentType, content, fetchedAt: at })
    await addContent(tx, 'sales_logo', { name, file })
  })

type Editable = 'testimonial' | 'sales_logo'
const EDITABLE: readonly string[] = ['testimonial', 'sales_logo'] satisfies Editable[]

async function findEditable(db: Executor, id: number) {
  const [row] = await db.select().from(siteContents).where(eq(siteContents.id, id))
  if (!row || !EDITABLE.includes(row.kind)) return null
  return { kind: row.kind, content: row.content as SiteContent[Editable] }
}

/** Before (-1) or after (1) its neighbour; at the end it stays. Resolves to its person or company, or null. */
export const moveContent = (db: Executor, id: number, by: -1 | 1): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`)
    const moved = await findEditable(tx, id)
    if (!moved) return null
    const ids = (await listStoredContents(tx, moved.kind)).map((content) => content.id)
    const from = ids.indexOf(id)
    const neighbour = ids[from + by]
    if (neighbour === undefined) return moved.content.name
    ids[from + by] = id
    ids[from] = neighbour
    for (const [position, one] of ids.entries())
      await tx.update(siteContents).set({ position }).where(eq(siteContents.id, one))
    return moved.content.name
  })

/** With a picture that an admin added. Resolves to its person or company; null for an unknown id. */
export const deleteContent = (db: Executor, id: number): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    const gone = await findEditable(tx, id)
    if (!gone) return null
    await tx.delete(siteContents).where(eq(siteContents.id, id))
    if ('file' in gone.content) await deleteUploaded(tx, gone.content.file)
    return gone.content.name
  })

/** A picture that came with the product, or belongs to a board, stays. */
const deleteUploaded = (db: Executor, file: string) =>
  db
    .delete(companyLogos)
    .where(and(eq(companyLogos.file, file), like(companyLogos.sourceUrl, `${UPLOADED}%`)))

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
export async function ensureColors(db: Executor, audiences: readonly string[], make: () => string) {
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

export async function findLogo(db: Executor, file: string) {
  const [logo] = await db
    .select({ contentType: companyLogos.contentType, content: companyLogos.content })
    .from(companyLogos)
    .where(and(eq(companyLogos.file, file), not(isStrangersSvg)))
  return logo ?? null
}

export const listSiteContents = async <K extends SiteKind>(db: Executor, kind: K) =>
  (await listStoredContents(db, kind)).map(({ content }) => content)

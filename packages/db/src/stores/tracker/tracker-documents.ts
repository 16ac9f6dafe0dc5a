import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobs } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { toApplication, trackedBy } from './erase-applications.ts'
import { dropFiles, keepFile } from './files-to-delete.ts'

const DOCUMENTS = ['resume', 'coverLetter'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

type Which = { userId: number; jobId: number; document: DocumentName }
export type StoredDocument = { key: string; filename: string }

const columns = {
  resume: {
    key: trackedJobs.resumeKey,
    filename: trackedJobs.resumeFilename,
    bytes: trackedJobs.resumeBytes,
  },
  coverLetter: {
    key: trackedJobs.coverLetterKey,
    filename: trackedJobs.coverLetterFilename,
    bytes: trackedJobs.coverLetterBytes,
  },
}

export type NewDocument = StoredDocument & { bytes: number }

/** How many bytes one person's documents may take together, those of hidden applications included. */
export const MAX_DOCUMENT_BYTES = 200 * 1024 * 1024

function toValues(document: DocumentName, stored: NewDocument | null) {
  const { key = null, filename = null, bytes = null } = stored ?? {}
  return document === 'resume'
    ? { resumeKey: key, resumeFilename: filename, resumeBytes: bytes }
    : { coverLetterKey: key, coverLetterFilename: filename, coverLetterBytes: bytes }
}

async function getBytes(db: Executor, userId: number): Promise<number> {
  const { resumeBytes, coverLetterBytes } = trackedJobs
  const total = sql<string>`coalesce(sum(coalesce(${resumeBytes}, 0) + coalesce(${coverLetterBytes}, 0)), 0)`
  const [row] = await db.select({ total }).from(trackedJobs).where(eq(trackedJobs.userId, userId))
  return Number(row?.total ?? 0)
}

export const isTracked = async (db: Executor, whose: { userId: number; jobId: number }): Promise<boolean> =>
  (await db.select({ jobId: trackedJobs.jobId }).from(trackedJobs).where(trackedBy(whose))).length > 0

/** Even if the application is hidden. */
export async function findDocument(db: Executor, which: Which): Promise<StoredDocument | null> {
  const [found] = await db.select(columns[which.document]).from(trackedJobs).where(toApplication(which))
  const { key, filename } = found ?? {}
  return key && filename ? { key, filename } : null
}

/** Hidden applications included. */
export async function listDocuments(db: Executor, userId: number) {
  const rows = await db
    .select({
      jobId: trackedJobs.jobId,
      resume: trackedJobs.resumeFilename,
      coverLetter: trackedJobs.coverLetterFilename,
    })
    .from(trackedJobs)
    .where(eq(trackedJobs.userId, userId))
    .orderBy(trackedJobs.jobId)
  return rows.flatMap(({ jobId, ...names }) =>
    DOCUMENTS.flatMap((document) => {
      const filename = names[document]
      return filename === null ? [] : [{ jobId, document, filename }]
    }),
  )
}

/** Null removes it; the old file goes later. `gone`: not on the tracker. `full`: too many bytes for the person. */
export const setDocument = (
  db: Executor,
  which: Which,
  { stored, now }: { stored: NewDocument | null; now: Date },
): Promise<'done' | 'gone' | 'full'> =>
  inTransaction(db, async (tx) => {
    // Prevents the account from being deleted meanwhile.
    await lockUser(tx, which.userId)
    const [before] = await tx
      .select({ key: columns[which.document].key, bytes: columns[which.document].bytes })
      .from(trackedJobs)
      .where(trackedBy(which))
      .for('update')
    if (!before) return 'gone'
    const others = stored ? (await getBytes(tx, which.userId)) - (before.bytes ?? 0) : 0
    if (stored && others + stored.bytes > MAX_DOCUMENT_BYTES) return 'full'
    await tx.update(trackedJobs).set(toValues(which.document, stored)).where(trackedBy(which))
    if (stored) await keepFile(tx, stored.key)
    await dropFiles(tx, [before.key], now)
    return 'done'
  })

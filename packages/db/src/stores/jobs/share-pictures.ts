import { SHARE_PICTURE_RETENTION_MS } from '@lilypad/domain'
import { eq, lt } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { sharePictures } from '../../schema/index.ts'

export async function findSharePicture(db: Executor, key: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ content: sharePictures.content })
    .from(sharePictures)
    .where(eq(sharePictures.key, key))
  return found?.content ?? null
}

export async function storeSharePicture(db: Executor, key: string, content: Buffer): Promise<void> {
  await db.insert(sharePictures).values({ key, content }).onConflictDoNothing()
}

/** When they are old; those still asked for are made again. */
export async function deleteOldSharePictures(db: Executor, now: Date): Promise<void> {
  await db
    .delete(sharePictures)
    .where(lt(sharePictures.createdAt, new Date(now.getTime() - SHARE_PICTURE_RETENTION_MS)))
}

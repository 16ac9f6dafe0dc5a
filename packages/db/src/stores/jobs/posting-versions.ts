import { brotliDecompressSync } from 'node:zlib'
import type { PostingChange } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

export type PostingVersion = {
  id: number
  replacedAt: Date
  changes: PostingChange[]
  title: string
  text: string | null
}

const MAX_VERSIONS = 50

type Row = { id: string; replaced_at: string; changes: PostingChange[]; title: string; text: Buffer | null }

/** The newest, with their texts, which an earlier version may keep. */
export async function listPostingVersions(db: Executor, jobId: number): Promise<PostingVersion[]> {
  const { rows } = await db.execute<Row>(sql`
    select version.id, replaced_at, changes, version.title, coalesce(compressed_text, (
      select kept.compressed_text from posting_versions as kept
      where kept.posting_id = version.posting_id and kept.text_hash = version.text_hash
        and kept.compressed_text is not null
      order by kept.id limit 1)) as text
    from posting_versions as version join postings on postings.id = version.posting_id
    where job_id = ${jobId}
    order by version.id desc limit ${MAX_VERSIONS}`)
  return rows.map(({ id, replaced_at: at, text, ...row }) => ({
    ...row,
    id: Number(id),
    replacedAt: new Date(at),
    text: text === null ? null : brotliDecompressSync(text).toString(),
  }))
}

import type { PostingChange } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'

export type ChangedPosting = { title: string; at: Date; fields: PostingChange['field'][] }

type Row = { title: string; at: string; fields: PostingChange['field'][] }

/** Of a board since an instant, by title. */
export const listChangedPostings = async (
  db: Executor,
  boardId: number,
  since: Date,
): Promise<ChangedPosting[]> => {
  const { rows } = await db.execute<Row>(sql`
    select posting.title, version.replaced_at as at,
      array(select change->>'field' from jsonb_array_elements(version.changes) as change) as fields
    from posting_versions as version join postings as posting on posting.id = version.posting_id
    where posting.board_id = ${boardId} and version.replaced_at >= ${since}
    order by posting.title, version.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

import { randomUUID } from 'node:crypto'
import { schema } from '@lilypad/db'
import type { TestApi } from '../create-test-api.ts'

export type PostingTimes = { firstSeenAt: Date; goneAt?: Date }

/**
 * The posting of a job on a board, first seen and, if it is gone, first missed at these times. Returns its id.
 *
 * @param of.listsAgain the posting that it lists again
 */
export async function putPosting(
  api: Pick<TestApi, 'db'>,
  of: { boardId: number | null; jobId: number; listsAgain?: number },
  times: PostingTimes,
): Promise<number> {
  const values = {
    ...of,
    ...times,
    externalId: randomUUID(),
    title: 'As found',
    url: 'https://jobs.example.com/1',
    places: [],
    found: {} as never,
    contentHash: 'x',
  }
  const [posting] = await api.db.insert(schema.postings).values(values).returning()
  return posting?.id ?? 0
}

import { createPosting } from '@lilypad/boards'
import { CURATION_VERSION, curate } from '@lilypad/curation'
import { type Curation, commitScrape, recurateJob } from '@lilypad/db'
import { type FoundPosting, SECOND_LOOK_MS } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import type { TestApi } from '../create-test-api.ts'

/** The product's rules on texts that need no HTML parsing. */
export const plainCuration: Curation = {
  version: CURATION_VERSION,
  curate: async (found, company) =>
    found.map((posting) => {
      const text = posting.html ?? ''
      return { job: curate(posting, { company, markdown: text, text }), description: text }
    }),
}

/** A remote posting of a curriculum writer with its pay. */
export const posting = (externalId: string, more: Partial<FoundPosting> = {}): FoundPosting => ({
  ...createPosting({
    externalId,
    title: `Curriculum Writer ${externalId}`,
    url: `https://jobs.example.com/${externalId}`,
  }),
  html: `You will write lessons of class ${externalId}. The salary is $60,000 to $70,000 a year.`,
  places: ['Remote'],
  ...more,
})

/** What a worker does with a job that is returned to the rules. */
export const recurateHandler =
  (api: () => TestApi): Handlers['recurate-job'] =>
  async ({ jobId }) => ({ done: await recurateJob(api().db, jobId, plainCuration, new Date()) })

/** Commits a whole answer of a board, as a worker that has read it does. */
export async function commitAnswer(
  { db }: TestApi,
  boardId: number,
  postings: readonly FoundPosting[],
  at = new Date(),
) {
  const answered = { complete: true, incompleteReason: null, validators: {}, validatorsVersion: '1:1' }
  const run = { startedAt: at, at, requests: 1, bytes: 1_000, secondLookMs: SECOND_LOOK_MS }
  return commitScrape(db, { boardId, postings, ...answered, ...run }, plainCuration)
}

/** What a call was refused with. */
export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof Error && 'status' in error ? [error.status, error.message] : error),
  )

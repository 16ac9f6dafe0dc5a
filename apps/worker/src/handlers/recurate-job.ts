import { recurateJob as recurate } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { curation } from '../boards/curation.ts'
import type { Deps } from '../deps.ts'

/** Curates one job again from its stored posting. */
export const recurateJob =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): Handlers['recurate-job'] =>
  async ({ jobId }) => ({ done: await recurate(db, jobId, curation, now()) })

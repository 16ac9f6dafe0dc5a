import { recurateJob as recurate } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { curationBy } from '../boards/commit-board-reading.ts'
import type { Deps } from '../deps.ts'

export const recurateJob =
  ({ db, parser, now }: Pick<Deps, 'db' | 'parser' | 'now'>): Handlers['recurate-job'] =>
  async ({ jobId }) => ({ done: await recurate(db, jobId, curationBy(parser), now()) })

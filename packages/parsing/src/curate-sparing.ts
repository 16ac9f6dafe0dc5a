import { unreadableJob } from '@lilypad/curation'
import { type FoundPosting, ScrapeError, toChunks } from '@lilypad/domain'
import type { Curated } from './tasks.ts'

/** So that a task's time limit is about few of them. */
const BATCH = 25

/**
 * A batch that fails is taken posting by posting; one that fails alone is kept as unreadable. Throws only what is no
 * posting's fault.
 */
export async function curateSparing(
  found: readonly FoundPosting[],
  curate: (some: readonly FoundPosting[]) => Promise<Curated[]>,
): Promise<Curated[]> {
  const spare = async (some: readonly FoundPosting[]): Promise<Curated[]> => {
    try {
      return await curate(some)
    } catch (error) {
      const [only] = some
      if (!(error instanceof ScrapeError) || only === undefined) throw error
      if (some.length === 1) return [{ job: unreadableJob(only, error.message), description: null }]
      return inTurn(some.map((one) => [one]))
    }
  }
  const inTurn = async (parts: Iterable<readonly FoundPosting[]>) => {
    const curated: Curated[] = []
    for (const part of parts) curated.push(...(await spare(part)))
    return curated
  }
  return inTurn(toChunks(found, BATCH))
}

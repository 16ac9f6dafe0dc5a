import { MAX_FEED_ITEMS, NEWEST_FEED, serverPaths } from '@lilypad/contracts/addresses'
import {
  claimNotices,
  forgetOtherNotices,
  markNoticesTold,
  noteNewestJobs,
  notePublicJobs,
  retryNotices,
} from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import type { Finder } from '../services/indexnow-and-websub.ts'

type Needs = Pick<Deps, 'db' | 'finders' | 'links' | 'logger'>

const noteNews = async ({ db, links: { publicUrl } }: Needs, { kind }: Finder) =>
  kind === 'indexnow'
    ? notePublicJobs(db, `${publicUrl}${serverPaths.jobs}/`)
    : noteNewestJobs(
        db,
        Object.values(NEWEST_FEED).map((path) => publicUrl + path),
        MAX_FEED_ITEMS,
      )

/** In batches; after a refusal the rest waits, too. */
async function tellOne(
  { db, logger, links: { publicUrl } }: Needs,
  { kind, most, tell }: Finder,
  signal: AbortSignal,
) {
  let told = 0
  while (!signal.aborted) {
    const claimed = await claimNotices(db, { kind, publicUrl, most })
    if (claimed.length === 0) break
    try {
      await tell(
        claimed.map(({ url }) => url),
        signal,
      )
    } catch (error) {
      logger.warn({ kind, addresses: claimed.length, err: error }, 'Our pages could not be told.')
      await retryNotices(db, claimed, error instanceof Error ? error.message : 'unknown')
      break
    }
    await markNoticesTold(db, claimed)
    told += claimed.length
  }
  return told
}

/** Compares the jobs with what was told, so every way in which a job comes and goes counts, and none twice. */
export const tellFinders =
  (deps: Needs): Handlers['tell-finders'] =>
  async (_payload, { signal }) => {
    let told = 0
    await forgetOtherNotices(deps.db, deps.links.publicUrl)
    for (const finder of deps.finders) {
      await noteNews(deps, finder)
      told += await tellOne(deps, finder, signal)
    }
    return { told }
  }

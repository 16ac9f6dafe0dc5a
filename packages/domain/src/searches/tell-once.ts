/** The jobs that a saved search found, and the way that it tells of them. */
export type SearchFinds = { searchId: number; jobIds: readonly number[]; isPushed: boolean }

/** The jobs that a person was told of on a day, by the way. */
export type ToldJobs = { emailed: ReadonlySet<number>; pushed: ReadonlySet<number> }

/** The jobs to tell, by the search's id. */
export type Telling = Record<'emailed' | 'pushed', ReadonlyMap<number, readonly number[]>>

/**
 * Which jobs each search of a person tells by e-mail, and which by push: none both ways on one day. A job that searches
 * of both ways found is told by e-mail.
 */
export const tellOnce = (finds: readonly SearchFinds[], today: ToldJobs): Telling => {
  const telling = (isPushed: boolean, elsewhere: (jobId: number) => boolean) =>
    new Map(
      finds
        .filter((search) => search.isPushed === isPushed)
        .map(({ searchId, jobIds }) => [searchId, jobIds.filter((jobId) => !elsewhere(jobId))]),
    )
  const emailed = telling(false, (jobId) => today.pushed.has(jobId))
  if (!finds.some(({ isPushed }) => isPushed)) return { emailed, pushed: new Map() }
  const mailed = new Set([...today.emailed, ...[...emailed.values()].flat()])
  return { emailed, pushed: telling(true, (jobId) => mailed.has(jobId)) }
}

export type SearchFinds = { searchId: number; jobIds: readonly number[]; isPushed: boolean }

export type SentToday = { emailed: ReadonlySet<number>; pushed: ReadonlySet<number> }

export type JobsByChannel = Record<'emailed' | 'pushed', ReadonlyMap<number, readonly number[]>>

/** None both ways on one day: a job that searches of both ways found is told by e-mail. */
export function chooseChannel(finds: readonly SearchFinds[], today: SentToday): JobsByChannel {
  const choose = (isPushed: boolean, elsewhere: (jobId: number) => boolean) =>
    new Map(
      finds
        .filter((search) => search.isPushed === isPushed)
        .map(({ searchId, jobIds }) => [searchId, jobIds.filter((jobId) => !elsewhere(jobId))]),
    )
  const emailed = choose(false, (jobId) => today.pushed.has(jobId))
  if (!finds.some(({ isPushed }) => isPushed)) return { emailed, pushed: new Map() }
  const mailed = new Set([...today.emailed, ...[...emailed.values()].flat()])
  return { emailed, pushed: choose(true, (jobId) => mailed.has(jobId)) }
}

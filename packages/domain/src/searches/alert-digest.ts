/** A saved search with its new jobs, newest first. */
export type AlertMatches<S, J> = { search: S; jobs: readonly J[] }

/** A section of a digest: the jobs that it shows, newest first, and how many more there are. */
export type DigestSection<S, J> = { search: S; shown: readonly J[]; more: number }

/** What the order of a digest is made of. */
export type DatedMatch = { id: number; approvedAt: Date }

/** The jobs that one e-mail shows at most. */
export const DIGEST_LIMIT = 25

/** Negative when `a` stands before `b`: newest approved, then the lower id. */
export const compareNewest = (a: DatedMatch, b: DatedMatch): number =>
  b.approvedAt.getTime() - a.approvedAt.getTime() || a.id - b.id

/**
 * Chooses what one e-mail shows of a person's matches: at most 25 jobs in all, the newest, and of each search
 * at least one; each section tells how many more it has. A job that two searches found counts in both. With
 * more than 25 sections, those whose newest job is oldest show none and tell their number alone.
 * Source: the decisions, section 8.
 *
 * @returns a section for each search with jobs, in the order of the searches; empty when nothing is to be sent
 */
export const chooseDigest = <S, J extends DatedMatch>(
  matches: readonly AlertMatches<S, J>[],
): DigestSection<S, J>[] => {
  const found = matches.filter(({ jobs }) => jobs.length > 0)
  const chosen = [...newestOf(found, 0, 1), ...newestOf(found, 1, DIGEST_LIMIT)].slice(0, DIGEST_LIMIT)
  const counts = new Map<number, number>()
  for (const { section } of chosen) counts.set(section, (counts.get(section) ?? 0) + 1)
  return found.map(({ search, jobs }, section) => {
    const count = counts.get(section) ?? 0
    return { search, shown: jobs.slice(0, count), more: jobs.length - count }
  })
}

/** The jobs that stand at some places of each section, the newest of all first. */
const newestOf = <J extends DatedMatch>(
  found: readonly { jobs: readonly J[] }[],
  from: number,
  to: number,
): { job: J; section: number }[] =>
  found
    .flatMap(({ jobs }, section) => jobs.slice(from, to).map((job) => ({ job, section })))
    .sort((a, b) => compareNewest(a.job, b.job))

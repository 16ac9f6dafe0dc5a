/** A saved search with its new jobs, newest first. */
export type AlertMatches<S, J> = { search: S; jobs: readonly J[] }

/**
 * A section of a digest: the jobs shown, newest first, how many more there are, and how many others an earlier section
 * already has.
 */
export type DigestSection<S, J> = { search: S; shown: readonly J[]; more: number; above: number }

/** The fields that the order of a digest compares. */
export type DatedMatch = { id: number; approvedAt: Date }

/** The most jobs that one e-mail shows. */
export const DIGEST_LIMIT = 25

/** Negative when `a` stands before `b`: newest approved, then the lower id. */
export const compareNewest = (a: DatedMatch, b: DatedMatch): number =>
  b.approvedAt.getTime() - a.approvedAt.getTime() || a.id - b.id

/**
 * Chooses which of a person's matches one e-mail shows: the newest, at most 25 in all, and at least one of each search.
 * Each section also says how many more there are. A job that several searches found stands under the first of them. With
 * more than 25 sections, those whose newest job is oldest show no jobs, only their number.
 * Source: specification, decisions 8.
 *
 * @returns a section for each search with jobs, in the order of the searches; empty when there is nothing to send
 */
export const chooseDigest = <S, J extends DatedMatch>(
  matches: readonly AlertMatches<S, J>[],
): DigestSection<S, J>[] => {
  const found = listedOnce(matches.filter(({ jobs }) => jobs.length > 0))
  const chosen = [...newestOf(found, 0, 1), ...newestOf(found, 1, DIGEST_LIMIT)].slice(0, DIGEST_LIMIT)
  const counts = new Map<number, number>()
  for (const { section } of chosen) counts.set(section, (counts.get(section) ?? 0) + 1)
  return found.map(({ search, jobs, above }, section) => {
    const count = counts.get(section) ?? 0
    return { search, shown: jobs.slice(0, count), more: jobs.length - count, above }
  })
}

/** Leaves each job to the first search that found it. */
const listedOnce = <S, J extends DatedMatch>(matches: readonly AlertMatches<S, J>[]) => {
  const listed = new Set<number>()
  return matches.map(({ search, jobs }) => {
    const own = jobs.filter(({ id }) => !listed.has(id))
    for (const { id } of own) listed.add(id)
    return { search, jobs: own, above: jobs.length - own.length }
  })
}

/** The jobs at these positions of every section, the newest of all first. */
const newestOf = <J extends DatedMatch>(
  found: readonly { jobs: readonly J[] }[],
  from: number,
  to: number,
): { job: J; section: number }[] =>
  found
    .flatMap(({ jobs }, section) => jobs.slice(from, to).map((job) => ({ job, section })))
    .sort((a, b) => compareNewest(a.job, b.job))

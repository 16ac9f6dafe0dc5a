import type { Category } from '../postings/job-values.ts'

export type AlertMatches<S, J> = { search: S; jobs: readonly J[] }

/** `more` are not shown, `above` stand in an earlier section. */
export type DigestSection<S, J> = { search: S; shown: readonly J[]; more: number; above: number }

export type DatedMatch = { id: number; approvedAt: Date }

export const DIGEST_LIMIT = 25

/** Negative when `a` stands before `b`: newest approved, then the lower id. */
export const compareNewest = (a: DatedMatch, b: DatedMatch): number =>
  b.approvedAt.getTime() - a.approvedAt.getTime() || a.id - b.id

/**
 * The newest, at most 25 in all, and at least one of each search; a job stands under the first that found it. Beyond 25
 * sections, those whose newest job is oldest show only their number. Source: specification, decisions 8.
 */
export function chooseDigest<S, J extends DatedMatch>(
  matches: readonly AlertMatches<S, J>[],
): DigestSection<S, J>[] {
  const found = listedOnce(matches.filter(({ jobs }) => jobs.length > 0))
  const chosen = [...newestOf(found, 0, 1), ...newestOf(found, 1, DIGEST_LIMIT)].slice(0, DIGEST_LIMIT)
  const counts = new Map<number, number>()
  for (const { section } of chosen) counts.set(section, (counts.get(section) ?? 0) + 1)
  return found.map(({ search, jobs, above }, section) => {
    const count = counts.get(section) ?? 0
    return { search, shown: jobs.slice(0, count), more: jobs.length - count, above }
  })
}

function listedOnce<S, J extends DatedMatch>(matches: readonly AlertMatches<S, J>[]) {
  const listed = new Set<number>()
  return matches.map(({ search, jobs }) => {
    const own = jobs.filter(({ id }) => !listed.has(id))
    for (const { id } of own) listed.add(id)
    return { search, jobs: own, above: jobs.length - own.length }
  })
}

const newestOf = <J extends DatedMatch>(
  found: readonly { jobs: readonly J[] }[],
  from: number,
  to: number,
): { job: J; section: number }[] =>
  found
    .flatMap(({ jobs }, section) => jobs.slice(from, to).map((job) => ({ job, section })))
    .sort((a, b) => compareNewest(a.job, b.job))

const MAX_NAMED = 2

/** Abbreviations keep their capitals: 'K12 education', 'UX/UI'. */
const inSentence = (category: Category) =>
  category.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

/** 'curriculum', or 'curriculum and sales', the more frequent first; null for more, or one without a name. */
export function digestField(found: readonly (readonly { category: Category }[])[]): string | null {
  const counts = new Map<Category, number>()
  for (const jobs of found)
    for (const { category } of jobs) {
      counts.set(category, (counts.get(category) ?? 0) + 1)
      if (category === 'Other' || counts.size > MAX_NAMED) return null
    }
  if (counts.size === 0) return null
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([category]) => inSentence(category))
    .join(' and ')
}

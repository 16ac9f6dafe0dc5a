import type { hiddenCalls, ReplyOf } from '@lilypad/contracts'
import { findHiddenWord, type Hidden, type HideReason, hiddenBy, NOTHING_HIDDEN } from '@lilypad/domain'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session.ts'
import { callQuery } from '../call-query.ts'
import { homeQuery } from '../home/home.ts'
import { followedQuery } from './followed.ts'
import { hiddenApi } from './hidden-api.ts'
import { outdateFound } from './jobs.ts'

export type HiddenThings = ReplyOf<typeof hiddenCalls.loadHidden> & {
  /** The same as the rule of the domain takes it; words are compiled once. */
  rule: Hidden
}
type Lists = Omit<HiddenThings, 'rule'>

const toHidden = ({ jobs, companies, words }: Lists, wordIn = findHiddenWord(words)): HiddenThings => ({
  jobs,
  companies,
  words,
  rule: { jobIds: new Set(jobs.map(({ id }) => id)), companies: new Set(companies), wordIn },
})

export const hiddenQuery = queryOptions({
  ...callQuery(hiddenApi, 'loadHidden', {}, (reply) => toHidden(reply)),
  structuralSharing: false,
})

/** What the person hides: nothing for visitors, and where it cannot be loaded. */
export const useHidden = () => {
  const isMember = useUser() !== null
  const query = useQuery({ ...hiddenQuery, enabled: isMember })
  return {
    hidden: query.data ?? null,
    rule: query.data?.rule ?? NOTHING_HIDDEN,
    isPending: isMember && query.isPending,
  }
}

/**
 * Makes a change on the server, and shows it here. The server is then asked again: it also knows other listings of a
 * job, and what became of several calls of which one failed.
 */
export const changeHidden = async <Reply>(
  client: QueryClient,
  work: () => Promise<Reply>,
  next: (known: HiddenThings, reply: Reply) => HiddenThings,
): Promise<void> => {
  // An answer that is on its way knows nothing of the change.
  await client.cancelQueries({ queryKey: hiddenQuery.queryKey })
  try {
    const reply = await work()
    client.setQueryData(hiddenQuery.queryKey, (known) => known && next(known, reply))
  } finally {
    for (const { queryKey } of [hiddenQuery, followedQuery, homeQuery])
      void client.invalidateQueries({ queryKey })
    outdateFound(client)
  }
}

type HideableJob = { id: number; title: string; companyName: string }

/** Hides jobs, or gives hidden ones their reason. */
export const hideJobs = (
  client: QueryClient,
  jobs: readonly HideableJob[],
  reason: HideReason | null = null,
): Promise<void> => {
  const hidden_at = new Date().toISOString()
  const now = jobs.map(({ id, title, companyName: company }) => ({ id, title, company, hidden_at, reason }))
  const ids = new Set(now.map(({ id }) => id))
  return changeHidden(
    client,
    () => Promise.all(jobs.map(({ id }) => hiddenApi.hideJob({ id, reason }))),
    (known) =>
      toHidden(
        { ...known, jobs: [...now, ...known.jobs.filter(({ id }) => !ids.has(id))] },
        known.rule.wordIn,
      ),
  )
}

export const unhideJobs = (client: QueryClient, ids: readonly number[]): Promise<void> =>
  changeHidden(
    client,
    () => Promise.all(ids.map((id) => hiddenApi.unhideJob({ id }))),
    (known) =>
      toHidden({ ...known, jobs: known.jobs.filter(({ id }) => !ids.includes(id)) }, known.rule.wordIn),
  )

export const withCompany = (known: HiddenThings, company: string, hidden: boolean): HiddenThings => {
  const others = known.companies.filter((name) => name !== company)
  return toHidden({ ...known, companies: hidden ? [...others, company] : others }, known.rule.wordIn)
}

export const setCompanyHidden = (client: QueryClient, company: string, hidden: boolean): Promise<void> =>
  changeHidden(
    client,
    () => hiddenApi.hideCompany({ company, hidden }),
    (known) => withCompany(known, company, hidden),
  )

/** The same for a name or slug that a person wrote: the server says which employer it is. */
export const hideCompanyCalled = async (client: QueryClient, written: string): Promise<void> => {
  await hiddenApi.hideCompany({ company: written, hidden: true })
  await client.invalidateQueries({ queryKey: hiddenQuery.queryKey })
}

/** Changes the words, beginning with those that the server has now: another tab may have added some. */
export const changeHiddenWords = async (
  client: QueryClient,
  next: (words: readonly string[]) => readonly string[],
): Promise<void> => {
  const { words } = await client.fetchQuery({ ...hiddenQuery, staleTime: 0 })
  await changeHidden(
    client,
    () => hiddenApi.setHiddenWords({ words: [...next(words)] }),
    (known, kept) => toHidden({ ...known, words: kept.words }),
  )
}

export const dropHidden = <J extends HideableJob>(jobs: readonly J[], rule: Hidden): readonly J[] =>
  jobs.filter((job) => hiddenBy(rule, job) === null)

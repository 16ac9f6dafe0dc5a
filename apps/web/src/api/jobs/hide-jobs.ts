import type { HideReason } from '@lilypad/domain'
import type { QueryClient } from '@tanstack/react-query'
import { homeQuery } from '../home/home.ts'
import { followedQuery, type HiddenThings, hiddenApi, hiddenQuery, withRule } from './hidden.ts'
import { outdateFound } from './jobs.ts'

/**
 * Makes a change on the server, and shows it here. The server is then asked again: it also knows other listings of a
 * job, and what became of several calls of which one failed.
 */
async function changeHidden<Reply>(
  client: QueryClient,
  work: () => Promise<Reply>,
  next: (known: HiddenThings, reply: Reply) => HiddenThings,
): Promise<void> {
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
export function hideJobs(
  client: QueryClient,
  jobs: readonly HideableJob[],
  reason: HideReason | null = null,
): Promise<void> {
  const hidden_at = new Date().toISOString()
  const now = jobs.map(({ id, title, companyName: company }) => ({ id, title, company, hidden_at, reason }))
  const ids = new Set(now.map(({ id }) => id))
  return changeHidden(
    client,
    () => Promise.all(jobs.map(({ id }) => hiddenApi.hideJob({ id, reason }))),
    (known) =>
      withRule(
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
      withRule({ ...known, jobs: known.jobs.filter(({ id }) => !ids.includes(id)) }, known.rule.wordIn),
  )

function withCompany(known: HiddenThings, company: string, hidden: boolean): HiddenThings {
  const others = known.companies.filter((name) => name !== company)
  return withRule({ ...known, companies: hidden ? [...others, company] : others }, known.rule.wordIn)
}

export const setCompanyHidden = (client: QueryClient, company: string, hidden: boolean): Promise<void> =>
  changeHidden(
    client,
    () => hiddenApi.hideCompany({ company, hidden }),
    (known) => withCompany(known, company, hidden),
  )

/** The same for a name or slug that a person wrote: the server says which employer it is. */
export async function hideCompanyCalled(client: QueryClient, written: string): Promise<void> {
  await hiddenApi.hideCompany({ company: written, hidden: true })
  await client.invalidateQueries({ queryKey: hiddenQuery.queryKey })
}

/** Changes the words, beginning with those that the server has now: another tab may have added some. */
export async function changeHiddenWords(
  client: QueryClient,
  next: (words: readonly string[]) => readonly string[],
): Promise<void> {
  const { words } = await client.fetchQuery({ ...hiddenQuery, staleTime: 0 })
  await changeHidden(
    client,
    () => hiddenApi.setHiddenWords({ words: [...next(words)] }),
    (known, kept) => withRule({ ...known, words: kept.words }),
  )
}

/** Follows a company, or no longer; one that was hidden is shown again. */
export async function setCompanyFollowed(
  client: QueryClient,
  company: string,
  followed: boolean,
): Promise<void> {
  await client.cancelQueries({ queryKey: followedQuery.queryKey })
  await changeHidden(
    client,
    () => hiddenApi.followCompany({ company, followed }),
    (known) => (followed ? withCompany(known, company, false) : known),
  )
  client.setQueryData(followedQuery.queryKey, (known) => {
    const others = [...(known ?? [])].filter((name) => name !== company)
    return new Set(followed ? [...others, company].sort() : others)
  })
}

import { hiddenAndFollowedCalls, type ReplyOf } from '@lilypad/contracts'
import { findHiddenWord, type Hidden, hiddenBy, NOTHING_HIDDEN } from '@lilypad/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session.ts'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

export const hiddenApi = createCallClient(hiddenAndFollowedCalls)

export type HiddenThings = ReplyOf<typeof hiddenAndFollowedCalls.loadHidden> & {
  /** The same as the rule of the domain takes it; words are compiled once. */
  rule: Hidden
}
type Lists = Omit<HiddenThings, 'rule'>

/** With the rule; of the same words it is not compiled again. */
export const withRule = (
  { jobs, companies, words }: Lists,
  wordIn = findHiddenWord(words),
): HiddenThings => ({
  jobs,
  companies,
  words,
  rule: { jobIds: new Set(jobs.map(({ id }) => id)), companies: new Set(companies), wordIn },
})

export const hiddenQuery = queryOptions({
  ...callQuery(hiddenApi, 'loadHidden', {}, (reply) => withRule(reply)),
  structuralSharing: false,
})

/** What the person hides: nothing for visitors, and where it cannot be loaded. */
export function useHidden() {
  const isMember = useUser() !== null
  const query = useQuery({ ...hiddenQuery, enabled: isMember })
  return {
    hidden: query.data ?? null,
    rule: query.data?.rule ?? NOTHING_HIDDEN,
    isPending: isMember && query.isPending,
  }
}

export const dropHidden = <J extends { id: number; title: string; companyName: string }>(
  jobs: readonly J[],
  rule: Hidden,
): readonly J[] => jobs.filter((job) => hiddenBy(rule, job) === null)

export const followedQuery = queryOptions({
  ...callQuery(hiddenApi, 'loadFollowed', {}, ({ companies }): ReadonlySet<string> => new Set(companies)),
  structuralSharing: false,
})

const NOBODY: ReadonlySet<string> = new Set()

/** The companies that the person follows: none for visitors, and where they cannot be loaded. */
export function useFollowed() {
  const isMember = useUser() !== null
  const { data = NOBODY, isPending } = useQuery({ ...followedQuery, enabled: isMember })
  return { followed: data, isPending: isMember && isPending }
}

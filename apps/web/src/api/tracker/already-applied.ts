import { type AppliedBefore, appliedFinder } from '@lilypad/domain'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useUser } from '../accounts/session.ts'
import { callQuery } from '../call-query.ts'
import { showStar } from '../jobs/favorites.ts'
import { trackerApi } from './tracker.ts'

export type FindApplied = (job: { id: number; companyName: string }) => AppliedBefore | null

const appliedQuery = queryOptions({
  ...callQuery(trackerApi, 'loadApplied', {}, ({ applied }): FindApplied | null => {
    const sent = applied.map((one) => ({
      id: one.id,
      companyName: one.company_name,
      appliedOn: one.applied_on,
      listedAgainAs: one.listed_again_as,
    }))
    return sent.length === 0 ? null : appliedFinder(sent)
  }),
  structuralSharing: false,
})

/** Finds what the member applied to before; null where there is nothing to find, or not yet. */
export function useApplied(): FindApplied | null {
  const isMember = useUser() !== null
  return useQuery({ ...appliedQuery, enabled: isMember }).data ?? null
}

export async function answerDidApply(client: QueryClient, id: number, applied: boolean): Promise<void> {
  await trackerApi.didApply({ id, applied })
  showStar(client, id, true)
  void client.invalidateQueries({ queryKey: appliedQuery.queryKey })
}

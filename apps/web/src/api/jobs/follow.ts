import type { QueryClient } from '@tanstack/react-query'
import { followedQuery } from './followed.ts'
import { changeHidden, withCompany } from './hidden.ts'
import { hiddenApi } from './hidden-api.ts'

/** Follows a company, or no longer; one that was hidden is shown again. */
export const setCompanyFollowed = async (
  client: QueryClient,
  company: string,
  followed: boolean,
): Promise<void> => {
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

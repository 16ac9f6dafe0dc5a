import { listPostingVersions } from '@lilypad/db'
import type { ListingsNeeds, SomeListings } from './listings-needs.ts'

export const postingVersionsHandlers = ({
  database: { db },
}: ListingsNeeds): SomeListings<'loadPostingVersions'> => ({
  async loadPostingVersions({ request: { id } }) {
    const versions = await listPostingVersions(db, id)
    return {
      versions: versions.map(({ replacedAt, ...version }) => ({
        ...version,
        replaced_at: replacedAt.toISOString(),
      })),
    }
  },
})

import { listPostingVersions } from '@lilypad/db'
import { changeWords, dayAndYear, newYorkDay, type PostingChange } from '@lilypad/domain'
import type { ListingsNeeds, SomeListings } from './listings-needs.ts'

function toChange(change: PostingChange, at: Date) {
  const { before, after } = change.field === 'text' ? change : { before: null, after: null }
  return { sentence: changeWords(change, dayAndYear(newYorkDay(at))), before, after }
}

export const postingVersionsHandlers = ({
  database: { db },
}: ListingsNeeds): SomeListings<'loadPostingVersions'> => ({
  async loadPostingVersions({ request: { id } }) {
    const versions = await listPostingVersions(db, id)
    return {
      versions: versions.map(({ replacedAt, changes, ...version }) => ({
        ...version,
        replaced_at: replacedAt.toISOString(),
        changes: changes.map((change) => toChange(change, replacedAt)),
      })),
    }
  },
})

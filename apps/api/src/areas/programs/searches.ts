import { ApiError, fieldsOfFilter } from '@lilypad/contracts'
import { listSearches } from '@lilypad/db'
import { readSavedState, searchName } from '@lilypad/domain'
import { NO_SEARCH } from '../searches/handlers.ts'
import { createJobPages } from './job-pages.ts'
import type { Needs, ProgramHandlers } from './needs.ts'

export const searchesHandlers = (needs: Needs): ProgramHandlers<'listSearches' | 'listSearchJobs'> => {
  const getPage = createJobPages(needs)
  const { db } = needs.database
  return {
    listSearches: async ({ user }) => ({
      searches: (await listSearches(db, user.id)).map(({ id, name, schedule, state }) => ({
        id,
        name: searchName({ name }),
        alerts: schedule,
        filters: fieldsOfFilter(readSavedState(state).filter),
      })),
    }),

    async listSearchJobs({ user, tier, request: { id, ...page } }) {
      const search = (await listSearches(db, user.id)).find((one) => one.id === id)
      if (!search) throw new ApiError('not_found', NO_SEARCH)
      return getPage({ user, tier, filter: readSavedState(search.state).filter, ...page })
    },
  }
}

import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

/** What we saw of a job over time. */
export const jobHistoryQuery = (id: number) =>
  queryOptions(callQuery(api, 'loadJobHistory', { id: String(id) }, ({ history }) => history))

import { jobHistoryCalls } from '@lilypad/contracts'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { createCallClient } from '../client.ts'

const historyApi = createCallClient(jobHistoryCalls)

export const jobHistoryQuery = (id: number) =>
  queryOptions(callQuery(historyApi, 'loadJobHistory', { id: String(id) }, ({ history }) => history))

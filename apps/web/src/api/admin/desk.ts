import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { useCall } from '../use-call.ts'
import { atEachVisit, backOffice } from './back-office.ts'

const LOOK_MS = 60_000

export const deskQuery = queryOptions({
  ...callQuery(backOffice, 'loadDesk', {}),
  ...atEachVisit,
  refetchInterval: LOOK_MS,
})

export const useDecideDeskCase = () => useCall(backOffice, 'decideCase', 'loadDesk')
export const searchEngineQuery = queryOptions({
  ...callQuery(backOffice, 'loadSearchEngineReport', {}),
  ...atEachVisit,
})

export const useUndoDecision = () => useCall(backOffice, 'undoCaseDecision', 'loadDesk')
export const useOpenDataRequest = () => useCall(backOffice, 'openDataRequest', 'loadDesk')

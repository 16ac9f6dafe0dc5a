import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { useCall } from '../use-call.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const removalsQuery = queryOptions({
  ...callQuery(backOffice, 'loadRemovals', {}, ({ removals }) => removals),
  ...atEachVisit,
})

export const useAddRemoval = () => useCall(backOffice, 'addRemoval', 'loadRemovals')
export const useLiftRemoval = () => useCall(backOffice, 'liftRemoval', 'loadRemovals')

import { callQuery } from '../call-query.ts'
import { useCall } from '../use-call.ts'
import { backOffice, pageByPage } from './back-office.ts'

export const listingCasesQuery = (page: number) => ({
  ...callQuery(backOffice, 'loadListingCases', { page }),
  ...pageByPage,
})

export const useDecideCase = () => useCall(backOffice, 'decideListingCase', 'loadListingCases')

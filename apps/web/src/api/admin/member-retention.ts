import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { atEachVisit, backOffice } from './back-office.ts'

export const retentionQuery = queryOptions({
  ...callQuery(backOffice, 'loadRetentionReport', {}),
  ...atEachVisit,
})

import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../call-query.ts'
import { api } from '../client.ts'

/** Logos of companies where subscribers found work. Not retried, because a page is complete without them. */
export const salesLogosQuery = queryOptions({
  ...callQuery(api, 'loadSalesLogos', {}, ({ logos }) => logos),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

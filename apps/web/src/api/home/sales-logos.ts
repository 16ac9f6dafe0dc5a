import { queryOptions } from '@tanstack/react-query'
import { api } from '../client.ts'

/** Logos of companies where subscribers found work. Not retried, because a page is complete without them. */
export const salesLogosQuery = queryOptions({
  queryKey: ['loadSalesLogos'],
  queryFn: async ({ signal }) => (await api.loadSalesLogos({}, { signal })).logos,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

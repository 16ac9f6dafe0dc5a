import { queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** Logos of companies where subscribers landed. Without them a page is complete, too: they are not asked for twice. */
export const salesLogosQuery = queryOptions({
  queryKey: ['loadSalesLogos'],
  queryFn: async ({ signal }) => (await api.loadSalesLogos({}, { signal })).logos,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

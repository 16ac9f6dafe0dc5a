import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from './home.ts'

/** Where the page is; while the server draws it, where people find it. */
export const usePageOrigin = (): string => {
  const { data } = useQuery(settingsQuery)
  return globalThis.location?.origin ?? data?.public_url ?? ''
}

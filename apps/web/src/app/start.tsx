import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasLeftSession } from '@/api/left-session.ts'
import { forgetCopy } from '@/api/on-device.ts'
import { makeQueryClient } from '@/api/query-client.ts'
import { applyBrandColors } from '@/ui/pictures/brand-colors.ts'
import { App } from './app.tsx'
import { type Prerendered, seedQueries, takePrerendered } from './first/page-data.ts'

/** What came with the page; of somebody who has logged out since, nothing. */
const firstData = (): Prerendered => {
  const data = takePrerendered(document)
  if (!hasLeftSession()) return data
  return { user: null, ...(data.settings && { settings: data.settings }) }
}

/** @param seed puts what the first screen begins with into the query cache */
export const start = (root: HTMLElement, seed: (client: QueryClient) => void): void => {
  applyBrandColors(document, window.location)
  const queryClient = makeQueryClient()
  const data = firstData()
  if (data.user === null) void forgetCopy()
  seedQueries(queryClient, data)
  seed(queryClient)
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}

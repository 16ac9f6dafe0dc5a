import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { seedQueries, takePrerendered } from '@/api/prerendered.ts'
import { makeQueryClient } from '@/api/query-client.ts'
import { applyBrandColors } from '@/ui/pictures/brand-colors.ts'
import { App } from './app.tsx'

/**
 * Shows the product in the page.
 *
 * @param seed puts what its first screen begins with into the query cache
 */
export const start = (root: HTMLElement, seed: (client: QueryClient) => void): void => {
  applyBrandColors(document, window.location)
  const queryClient = makeQueryClient()
  seedQueries(queryClient, takePrerendered(document))
  seed(queryClient)
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}

import { ApiError } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { deleteOfflineCopy } from '@/api/delete-offline-copy.ts'
import { requestBehind } from '@/api/failure-log.ts'
import { hasPendingLogOut } from '@/api/pending-log-out.ts'
import { DialogsProvider } from '@/ui/dialogs/dialogs.tsx'
import { applyBrandColors } from '@/ui/pictures/brand-colors.ts'
import { RequestBehind } from '@/ui/request-reference.tsx'
import { Analytics } from './analytics.tsx'
import { type Prerendered, seedQueries, takePrerendered } from './first-load/page-data.ts'
import { SCREENS } from './screens.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { ScreenSpinner } from './shell/screen-spinner.tsx'
import { Shell } from './shell/shell.tsx'

const MINUTE = 60_000

/** Retries only failures that may be temporary, not refusals; offline, it is told at once. */
const isPassing = (error: unknown) =>
  globalThis.navigator?.onLine !== false && (!(error instanceof ApiError) || error.status >= 500)

/** Offline, calls fail at once and say so: by default they would wait in silence. */
const networkMode = 'always'

function makeQueryClient(): QueryClient {
  // Locks a pressed button before the next press is handled: a timer would let a double click through.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        networkMode,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  })
}

type Screen = (typeof SCREENS)[number]

/** Rendered immediately if its code has loaded, so that nothing else flashes in between. */
function drawing({ load, loaded }: Screen): ComponentType {
  const Later = lazy(load)
  return () => {
    const [Drawn] = useState(() => loaded() ?? Later)
    return <Drawn />
  }
}

const routes = SCREENS.map((screen) => ({ at: screen.at, Drawn: drawing(screen) }))

const Screens = () => (
  <Suspense fallback={<ScreenSpinner />}>
    <Routes>
      {routes.flatMap(({ at, Drawn }) =>
        at.map(({ path }) => <Route key={path} path={path} element={<Drawn />} />),
      )}
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  </Suspense>
)

const App = ({ queryClient }: { queryClient: QueryClient }) => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <RequestBehind value={requestBehind}>
          <DialogsProvider>
            <Analytics />
            <Shell>
              <Screens />
            </Shell>
          </DialogsProvider>
        </RequestBehind>
      </HashRouter>
    </QueryClientProvider>
  </ErrorBoundary>
)

/** What came with the page; of somebody who has logged out since, nothing. */
function firstData(): Prerendered {
  const data = takePrerendered(document)
  if (!hasPendingLogOut()) return data
  return { user: null, ...(data.settings && { settings: data.settings }) }
}

/** @param seed puts what the first screen begins with into the query cache */
export function start(root: HTMLElement, seed: (client: QueryClient) => void): void {
  applyBrandColors(document, window.location)
  const queryClient = makeQueryClient()
  const data = firstData()
  if (data.user === null) void deleteOfflineCopy()
  seedQueries(queryClient, data)
  seed(queryClient)
  createRoot(root).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  )
}

import { paths } from '@lilypad/contracts/addresses'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { requestBehind } from '@/api/unexpected.ts'
import { DialogsProvider } from '@/ui/dialogs/dialogs.tsx'
import { RequestBehind } from '@/ui/request-reference.tsx'
import { Analytics } from './analytics.tsx'
import { SCREENS } from './screens.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Shell } from './shell/shell.tsx'
import { Waiting } from './shell/waiting.tsx'

const GalleryScreen = import.meta.env.DEV ? lazy(() => import('./gallery/gallery-screen.tsx')) : null

type Screen = (typeof SCREENS)[number]

/** Rendered immediately if its code has loaded, so that nothing else flashes in between. */
const drawing = ({ load, loaded }: Screen): ComponentType => {
  const Later = lazy(load)
  return () => {
    const [Drawn] = useState(() => loaded() ?? Later)
    return <Drawn />
  }
}

const routes = SCREENS.map((screen) => ({ at: screen.at, Drawn: drawing(screen) }))

const Screens = () => (
  <Suspense fallback={<Waiting />}>
    <Routes>
      {routes.flatMap(({ at, Drawn }) =>
        at.map(({ path }) => <Route key={path} path={path} element={<Drawn />} />),
      )}
      {GalleryScreen && <Route path={paths.gallery.path} element={<GalleryScreen />} />}
      <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
    </Routes>
  </Suspense>
)

export const App = ({ queryClient }: { queryClient: QueryClient }) => (
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

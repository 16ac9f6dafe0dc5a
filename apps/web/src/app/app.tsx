import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router-dom'
import { requestBehind } from '@/api/unexpected.ts'
import { DialogsProvider } from '@/ui/dialogs/dialogs.tsx'
import { RequestBehind } from '@/ui/request-reference.tsx'
import { Analytics } from './analytics.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Screens } from './router.tsx'
import { Shell } from './shell/shell.tsx'

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

import type { SavedSearch } from '@lilypad/contracts'
import { lazy, Suspense } from 'react'

// Alerts come by e-mail where it cannot be loaded.
const PushChoice = lazy(() => import('./push-choice.tsx').catch(() => ({ default: () => null })))

export const PushSwitch = ({ search, disabled = false }: { search: SavedSearch; disabled?: boolean }) =>
  search.schedule && (
    <Suspense>
      <PushChoice search={search} disabled={disabled} />
    </Suspense>
  )

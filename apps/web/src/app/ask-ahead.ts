import { paths } from '@lilypad/contracts/addresses'
import { askEarly } from '@/api/early-replies.ts'
import { addressOf, fits } from './screens.ts'

type Ahead = {
  at: { path: string }
  /** Calls by what the address ends with: written out, because the contracts are too large for the first script. */
  calls: (last: string) => readonly string[]
  /** Code that the screen would ask for only when it is drawn. */
  code?: () => Promise<unknown>
}

/** What screens with late contents need first. */
export const AHEAD: readonly Ahead[] = [
  {
    at: paths.job,
    calls: (id) => [`/api/load_front_end_job?${new URLSearchParams({ id })}`],
    code: () => import('@/features/jobs/page/job-description.tsx'),
  },
  { at: paths.tracker, calls: () => ['/api/load_tracked_jobs'] },
]

/** Asks for what the screen at an address needs while the app is still on its way. */
export const askAhead = (hash: string): void => {
  const address = addressOf(hash)
  const ahead = AHEAD.find(({ at }) => fits(at.path, address))
  for (const call of ahead?.calls(address.split('/').at(-1) ?? '') ?? []) askEarly(call)
  ahead?.code?.().catch(() => undefined)
}

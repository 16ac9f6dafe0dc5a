import { EmptyState } from '@/ui/states.tsx'

const HINTS = [
  { key: 'j', does: 'next job' },
  { key: 'k', does: 'previous job' },
  { key: 'Enter', does: 'into the job' },
  { key: 'Esc', does: 'back to the list' },
]

/** What to do while no job is chosen. */
export const PaneHint = () => (
  <EmptyState title="Choose a job to read it here">
    <span className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2.5 text-left text-sm">
      {HINTS.map(({ key, does }) => (
        <span key={key} className="inline-flex items-center gap-2 whitespace-nowrap">
          <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm bg-wash px-1.5 font-sans font-semibold text-ink">
            {key}
          </kbd>
          {does}
        </span>
      ))}
    </span>
  </EmptyState>
)

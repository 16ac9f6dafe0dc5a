import { loadMessageOf } from '@/api/failure-messages.ts'
import { Button } from '@/ui/button.tsx'

type NotRenewedProps = { failure: Error; isAsking: boolean; onRetry: () => void }

/** Why the last good list is still there: above its cards, and in sight wherever one is among them. */
export const NotRenewed = ({ failure, isAsking, onRetry }: NotRenewedProps) => (
  <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-30 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-surface-raised px-4 py-2 text-sm shadow-float ring-1 ring-line ring-inset">
    <p role="alert" className="min-w-48 flex-1">
      This list is the last one we could load. <span className="text-ink-soft">{loadMessageOf(failure)}</span>
    </p>
    <Button size="small" pending={isAsking && 'Trying…'} onClick={onRetry}>
      Try again
    </Button>
  </div>
)

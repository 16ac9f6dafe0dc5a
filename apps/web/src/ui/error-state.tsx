import { RefreshIcon, WarningIcon } from '@lilypad/ui'
import { Button } from './button.tsx'
import { RequestReference } from './request-reference.tsx'

type ErrorStateProps = { title?: string; message: string; onRetry: () => void }

export const ErrorState = ({ title = 'We couldn’t load this', message, onRetry }: ErrorStateProps) => (
  <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-2 px-6 py-14 text-center">
    <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
      <WarningIcon size={24} />
    </span>
    <h2 className="mt-2 font-bold text-xl">{title}</h2>
    <p className="text-ink-soft">{message}</p>
    <RequestReference key={message} message={message} />
    <Button className="mt-3" onClick={onRetry}>
      <RefreshIcon />
      Try again
    </Button>
  </div>
)

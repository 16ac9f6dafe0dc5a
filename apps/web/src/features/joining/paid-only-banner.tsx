import { WarningIcon } from '@lilypad/ui'

export const PaidOnlyBanner = () => (
  <p
    role="status"
    className="mb-3 flex items-center gap-3 rounded-md bg-warning-soft px-4 py-3 text-left font-medium text-warning"
  >
    <WarningIcon className="shrink-0" />
    This job is only available to paid subscribers.
  </p>
)

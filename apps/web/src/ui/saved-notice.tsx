import { formatShortInstant } from '@lilypad/ui'

export const SavedNotice = ({ at }: { at: string }) => (
  <p role="status" className="mb-4 rounded-md bg-warning-soft px-4 py-2.5 font-medium text-sm text-warning">
    Offline: showing what was saved on {formatShortInstant(at)}.
  </p>
)

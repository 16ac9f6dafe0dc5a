import { Spinner } from '@/ui/spinner.tsx'

/** The applications are on their way. */
export const TrackerWaiting = () => (
  <div className="grid min-h-[60vh] content-start justify-items-center pt-[18vh]">
    <Spinner />
  </div>
)

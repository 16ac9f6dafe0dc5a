import { Spinner } from '@/ui/spinner.tsx'

export const Waiting = () => (
  <div className="grid min-h-dvh content-start justify-items-center pt-[25vh]">
    <Spinner />
  </div>
)

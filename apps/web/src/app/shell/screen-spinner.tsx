import { Spinner } from '@lilypad/ui'

export const ScreenSpinner = () => (
  <div className="grid min-h-dvh content-start justify-items-center pt-[25vh]">
    <Spinner />
  </div>
)

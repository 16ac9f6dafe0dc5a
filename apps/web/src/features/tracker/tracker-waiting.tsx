import { Spinner } from '@/ui/spinner.tsx'

/** The applications are on their way. The sentence is the page's largest text: it is there before the app has started. */
export const TrackerWaiting = () => (
  <div className="mx-auto grid min-h-[60vh] max-w-lg content-start justify-items-center gap-6 px-6 pt-[12vh]">
    <Spinner />
    <p className="text-balance text-center text-ink-soft text-lg">
      Your saved jobs and applications: where each one stands, how long it has been there, and what is due
      this week.
    </p>
  </div>
)

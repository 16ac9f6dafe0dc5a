import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isUnknown, toMessage } from '@/api/failure-messages.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { inboundMailQuery } from '@/api/tracker/inbound-mail.ts'
import { silenceQuery } from '@/api/tracker/silence.ts'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { SavedNotice } from '@/ui/saved-notice.tsx'
import { Toasts } from '@/ui/toasts/toasts.tsx'
import { useLeftNotes } from './notes/user-notes.ts'
import { TrackerHead, TrackerSkeleton } from './tracker-frame.tsx'
import { TrackerView } from './tracker-view.tsx'

/** Tells in an alert what the server says of applications that did not come; returns what is left for the page to say. */
function useLoadAlert(error: Error | null): string | undefined {
  const { alert } = useDialogs()
  const isTold = error !== null && !isUnknown(error)
  useEffect(() => {
    if (isTold) void alert(toMessage(error))
  }, [error, isTold, alert])
  return isTold ? 'Nothing was changed.' : undefined
}

export function Tracker() {
  const tracked = useQuery(trackedJobsQuery)
  // Comes with the applications: nothing moves when it arrives.
  usePrefetchQuery(silenceQuery)
  usePrefetchQuery(inboundMailQuery)
  useLeftNotes(tracked.data?.jobs)
  const message = useLoadAlert(tracked.isLoadingError ? tracked.error : null)
  return (
    <div className="page pt-8 md:pt-10">
      {!tracked.data && <TrackerHead />}
      {!tracked.data && <QueryFallback query={tracked} waiting={<TrackerSkeleton />} message={message} />}
      {tracked.data?.savedAt && <SavedNotice at={tracked.data.savedAt} />}
      {tracked.data && <TrackerView tracked={tracked.data} />}
      <Toasts />
    </div>
  )
}

import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { noticeUser, useUser } from '@/api/accounts/session.ts'
import { sendStars } from '@/api/jobs/favorites.ts'
import { finishLogOut, hasPendingLogOut } from '@/api/pending-log-out.ts'
import { leavePush } from '@/api/searches/push.ts'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { sendStatuses } from '@/api/tracker/tracker-changes.ts'
import { sendUnsent } from '@/api/unsent-changes.ts'
import { unsentNotes, userNotes } from '@/features/tracker/notes/user-notes.ts'
import { hideToast, ToastLine } from '@/ui/toasts/toasts.tsx'
import { useOfflineCopy } from './use-offline-copy.ts'

const HOUR_MS = 3_600_000

/** The script that this page began with; its name changes with its content. */
const ownEntry = () =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '', location.href)
    .pathname

/** Registers the service worker. A tab may be open for days: it looks for a new one at most once an hour. */
async function register() {
  const registration = await navigator.serviceWorker.register('/service-worker.js')
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < HOUR_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Whether a new version of the client is ready, and this tab shows an old one. */
function useNewVersion(): boolean {
  const [isOld, setOld] = useState(false)
  useEffect(() => {
    // Vite's server has no worker, and nothing of it may be kept.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const note = ({ data }: MessageEvent) =>
      void (typeof data?.entry === 'string' && data.entry !== ownEntry() && setOld(true))
    navigator.serviceWorker.addEventListener('message', note)
    // Without one, everything works but for what needs no connection.
    register().catch(() => undefined)
    return () => navigator.serviceWorker.removeEventListener('message', note)
  }, [])
  return isOld
}

/** Notes of an earlier tab: the queue of notes takes over those that it does not have yet. */
async function sendNotes(client: QueryClient, userId: number) {
  if (unsentNotes.ids(userId).length === 0) return
  const { jobs } = await client.fetchQuery(trackedJobsQuery)
  const { queue } = userNotes({ id: userId, isImpersonated: false }, client)
  for (const job of jobs) queue.adopt(job.id, { text: job.notes, version: job.notesVersion })
  queue.flush()
}

const finishLeftLogOut = (client: QueryClient) =>
  sendUnsent(client, ['finishLogOut'], async () => {
    if (hasPendingLogOut()) await finishLogOut()
  })

/** Sends what was changed without a connection, and ends the session of somebody who logged out without one. */
function useSendUnsent(): void {
  const client = useQueryClient()
  const user = useUser()
  // An admin who is logged in as somebody else sends nothing that the person left.
  const userId = user && !user.isImpersonated ? user.id : null
  useEffect(() => {
    // A page that opens without a connection gets no event of its loss.
    onlineManager.setOnline(navigator.onLine)
    return onlineManager.subscribe((isOnline) => void (isOnline && noticeUser(client)))
  }, [client])
  useEffect(() => {
    void finishLeftLogOut(client)
    if (userId === null) return
    void sendStars(client, userId)
    void sendStatuses(client, userId)
    // What could not be sent stays where it is.
    sendNotes(client, userId).catch(() => undefined)
    // What somebody was told is not for the next person here.
    return hideToast
  }, [client, userId])
}

function useLeavePush(): void {
  const isLoggedIn = useUser() !== null
  const was = useRef(isLoggedIn)
  useEffect(() => {
    if (was.current && !isLoggedIn) leavePush().catch(() => undefined)
    was.current = isLoggedIn
  }, [isLoggedIn])
}

/** Keeps what can be read without a connection, sends what was changed without one, and tells an old tab so. */
export default function Sync() {
  useOfflineCopy()
  useSendUnsent()
  useLeavePush()
  const reload = () => window.location.reload()
  return useNewVersion() && <ToastLine text="A new version is ready:" label="reload" onPress={reload} />
}

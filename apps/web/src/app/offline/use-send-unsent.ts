import { onlineManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { noticeUser, useUser } from '@/api/accounts/session.ts'
import { endLeftSession, hasLeftSession } from '@/api/left-session.ts'
import { leavePush } from '@/api/searches/push.ts'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { sendStatuses } from '@/api/tracker/tracker-calls.ts'
import { sendUnsent } from '@/api/unsent.ts'
import { unsentNotes, userNotes } from '@/features/tracker/notes/user-notes.ts'

/** Notes of an earlier tab: the queue of notes takes over those that it does not have yet. */
const sendNotes = async (client: QueryClient, userId: number) => {
  if (unsentNotes.ids(userId).length === 0) return
  const { jobs } = await client.fetchQuery(trackedJobsQuery)
  const { queue } = userNotes({ id: userId, isImpersonated: false }, client)
  for (const job of jobs) queue.adopt(job.id, { text: job.notes, version: job.notesVersion })
  queue.flush()
}

const endLeft = (client: QueryClient) =>
  sendUnsent(client, ['endLeftSession'], async () => {
    if (hasLeftSession()) await endLeftSession()
  })

/** Sends what was changed without a connection, and ends the session of somebody who logged out without one. */
export function useSendUnsent(): void {
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
    void endLeft(client)
    if (userId === null) return
    void sendStatuses(client, userId)
    // What could not be sent stays where it is.
    sendNotes(client, userId).catch(() => undefined)
  }, [client, userId])
}

export function useLeavePush(): void {
  const isLoggedIn = useUser() !== null
  const was = useRef(isLoggedIn)
  useEffect(() => {
    if (was.current && !isLoggedIn) leavePush().catch(() => undefined)
    was.current = isLoggedIn
  }, [isLoggedIn])
}

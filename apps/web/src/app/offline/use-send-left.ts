import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticeUser, useUser } from '@/api/accounts/session.ts'
import { sendWaiting } from '@/api/tracker/send-waiting.ts'
import { trackedJobsQuery } from '@/api/tracker/tracker.ts'
import { listWaiting } from '@/api/tracker/waiting-statuses.ts'
import { hasLeftNotes } from '@/features/tracker/notes/notes-shelf.ts'

/** The pause between tries while the server cannot be reached although there is a connection, in milliseconds. */
const TRY_AGAIN_AFTER = 30_000

/** Notes of an earlier tab: the queue of notes takes over those that it does not have yet. */
const sendNotes = async (client: QueryClient, userId: number) => {
  const { userNotes } = await import('@/features/tracker/notes/user-notes.ts')
  const { jobs } = await client.fetchQuery(trackedJobsQuery)
  const { queue } = userNotes({ id: userId, isImpersonated: false }, client)
  for (const job of jobs) queue.adopt(job.id, { text: job.notes, version: job.notesVersion })
}

const sendLeft = async (client: QueryClient, userId: number) => {
  if (listWaiting(userId).length > 0) await sendWaiting(client, userId)
  if (hasLeftNotes(userId, () => localStorage)) await sendNotes(client, userId)
}

/** Sends what was changed without a connection: at the start, and when the connection is back. */
export const useSendLeft = (): void => {
  const client = useQueryClient()
  const user = useUser()
  // An admin who is logged in as somebody else sends nothing that the person left.
  const userId = user && !user.isImpersonated ? user.id : null
  useEffect(() => {
    if (userId === null) return
    // What could not be sent stays where it is.
    const send = () => void sendLeft(client, userId).catch(() => undefined)
    const again = () => void (listWaiting(userId).length > 0 && send())
    send()
    const timer = setInterval(again, TRY_AGAIN_AFTER)
    const onBack = () => void noticeUser(client).then(send)
    window.addEventListener('online', onBack)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onBack)
    }
  }, [client, userId])
}

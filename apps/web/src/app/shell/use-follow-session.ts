import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticeUser } from '@/api/accounts/session.ts'
import { onSessionChange } from '@/api/accounts/session-across-tabs.ts'

/** Asks who is logged in, one question at a time. An answer may be older than a doubt that came meanwhile. */
const createFollower = (client: QueryClient) => {
  let isAsking = false
  let hasDoubt = false
  return async () => {
    hasDoubt = true
    if (isAsking) return
    isAsking = true
    while (hasDoubt) {
      hasDoubt = false
      await noticeUser(client)
    }
    isAsking = false
  }
}

/**
 * Follows the session when another tab logs in or out, when a call is refused because the session has ended, and when
 * somebody returns to this tab.
 */
export const useFollowSession = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    const follow = createFollower(client)
    const onDoubt = () => void follow()
    const onReturn = () => document.visibilityState === 'visible' && onDoubt()
    const endDoubts = onSessionChange(onDoubt)
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      endDoubts()
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [client])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticeUser } from '@/api/accounts/session.ts'

/** Someone who returns to this tab may have logged in or out in another one, so this tab checks and follows. */
export const useFollowSession = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    let isAsking = false
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return
      isAsking = true
      await noticeUser(client)
      isAsking = false
    }
    const onReturn = () => void ask()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [client])
}

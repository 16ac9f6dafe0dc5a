import { useEffect } from 'react'
import { endLeftSession, hasLeftSession } from '@/api/left-session.ts'

/** The pause between tries while the server cannot be reached although there is a connection, in milliseconds. */
const TRY_AGAIN_AFTER = 30_000

/** Ends the session of somebody who logged out without a connection, once there is one. */
export const useEndLeftSession = (): void => {
  useEffect(() => {
    const end = () => void (hasLeftSession() && endLeftSession().catch(() => undefined))
    end()
    const timer = setInterval(end, TRY_AGAIN_AFTER)
    window.addEventListener('online', end)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', end)
    }
  }, [])
}

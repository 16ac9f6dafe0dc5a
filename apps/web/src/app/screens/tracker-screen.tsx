import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { Tracker } from '@/features/tracker/tracker.tsx'
import { Waiting } from '../waiting.tsx'

/** A visitor logs in first. Source: specification, decisions 4. */
export default function TrackerScreen() {
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  return user ? <Tracker user={user} /> : <Navigate to={paths.logIn.href()} replace />
}

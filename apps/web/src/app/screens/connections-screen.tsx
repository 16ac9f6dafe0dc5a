import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { ConnectionsPage } from '@/features/connections/connections-page.tsx'
import { Waiting } from '../waiting.tsx'

/** A visitor logs in first. */
export default function ConnectionsScreen() {
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  return user ? <ConnectionsPage user={user} /> : <Navigate to={paths.logIn.href()} replace />
}

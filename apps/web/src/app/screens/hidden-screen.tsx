import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { HiddenPage } from '@/features/hidden/hidden-page.tsx'
import { Waiting } from '../waiting.tsx'

/** A visitor logs in first. */
export default function HiddenScreen() {
  const { data: user } = useQuery(userQuery)
  if (user === undefined) return <Waiting />
  return user ? <HiddenPage /> : <Navigate to={paths.logIn.href()} replace />
}

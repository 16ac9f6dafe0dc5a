import type { User } from '@lilypad/contracts'
import { paths } from '@lilypad/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { userQuery } from '@/api/accounts/session.ts'
import { AccountPage, type AccountVariant } from '@/features/account-page/account-page.tsx'
import { Waiting } from '../shell/waiting.tsx'

const toVariant = (pathname: string): AccountVariant => {
  if (pathname.includes('unsubscribe')) return 'unsubscribe'
  return pathname.includes('welcome') ? 'welcome' : 'plain'
}

/**
 * A visitor who comes to unsubscribe logs in first; any other, including someone who has just logged out, goes home.
 */
const AccountOf = ({ user }: { user: User | null }) => {
  const variant = toVariant(useLocation().pathname)
  const [cameAsMember] = useState(user !== null)
  if (user) return <AccountPage user={user} variant={variant} />
  const mustLogIn = variant === 'unsubscribe' && !cameAsMember
  return <Navigate to={mustLogIn ? paths.unsubscribeLogIn.href() : paths.home.href()} replace />
}

export default function AccountScreen() {
  const { data: user } = useQuery(userQuery)
  return user === undefined ? <Waiting /> : <AccountOf user={user} />
}

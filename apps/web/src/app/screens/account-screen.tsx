import { paths } from '@lilypad/contracts/addresses'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { AccountPage, type AccountVariant } from '@/features/account-page/account-page.tsx'
import { withUser } from '../shell/screen-access.tsx'

function toVariant(pathname: string): AccountVariant {
  if (pathname.includes('unsubscribe')) return 'unsubscribe'
  return pathname.includes('welcome') ? 'welcome' : 'plain'
}

/** A visitor who comes to unsubscribe logs in first; any other, also one who has just logged out, goes home. */
export default withUser(({ user }) => {
  const variant = toVariant(useLocation().pathname)
  const [cameAsMember] = useState(user !== null)
  if (user) return <AccountPage user={user} variant={variant} />
  const mustLogIn = variant === 'unsubscribe' && !cameAsMember
  return <Navigate to={mustLogIn ? paths.unsubscribeLogIn.href() : paths.home.href()} replace />
})

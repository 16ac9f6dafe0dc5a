import { paths } from '@lilypad/contracts/addresses'
import { useUser } from '@/api/accounts/session.ts'

/** Where somebody gets to see every job: visitors by signing up, free members by upgrading; null for those who do. */
export const useJoiningPath = (): string | null => {
  const user = useUser()
  if (!user) return paths.signUp.href()
  return user.isFree ? paths.upgrade.href() : null
}

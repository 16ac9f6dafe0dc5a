import { paths } from '@lilypad/contracts/addresses'
import { useUser } from '@/api/accounts/session.ts'

/** Where to get access to every job: sign-up for visitors, upgrade for free members; null for those who have it. */
export const useJoiningPath = (): string | null => {
  const user = useUser()
  if (!user) return paths.signUp.href()
  return user.isFree ? paths.upgrade.href() : null
}

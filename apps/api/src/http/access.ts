import { ApiError, type Call } from '@lilypad/contracts'
import type { Auth } from './authenticate.ts'

/** Refuses a call without permission. The only place that enforces access. */
export function requireAccess(
  { access, ownerOnly }: Pick<Call, 'access' | 'ownerOnly'>,
  { session, user, tier }: Auth,
): void {
  const isImpersonated = session !== null && session.impersonatorId !== null
  if (ownerOnly && isImpersonated) throw new ApiError('forbidden')
  if (access === 'public') return
  if (!user) throw new ApiError('unauthenticated')
  if (access === 'premium' && tier !== 'premium') throw new ApiError('forbidden')
  if (access === 'admin' && (!user.standing.isAdmin || isImpersonated)) throw new ApiError('forbidden')
}

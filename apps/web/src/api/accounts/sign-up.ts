import { type Calls, type RequestInputOf, type User, userRecord } from '@lilypad/contracts'
import { findReferral } from '../analytics/rewardful.ts'
import { api } from '../client.ts'

type SignUpRequest = Omit<RequestInputOf<Calls['signUp']>, 'rewardful_referral' | 'rewardful_affiliate'>

export async function signUp(request: SignUpRequest): Promise<User> {
  const { user } = await api.signUp({ ...request, ...findReferral(window) })
  return userRecord.decode(user)
}

export const redeem = async (code: string): Promise<User> =>
  userRecord.decode((await api.redeem({ code })).user)

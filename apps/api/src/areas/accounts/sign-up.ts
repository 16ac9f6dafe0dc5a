import { ApiError, type logInAndSignUpCalls, type RequestOf } from '@lilypad/contracts'
import {
  addToOutbox,
  createUser,
  type Executor,
  findPerson,
  isEmailReserved,
  mayWriteTo,
  setNewsletterStatus,
} from '@lilypad/db'
import {
  cleanName,
  cleanProfile,
  FREE_NEWSLETTER,
  normalizeRedemptionCode,
  type ProfileForm,
  signUpFault,
  topLevelDomains,
} from '@lilypad/domain'
import { enqueueMail, enqueueNewsletterSync } from '../../deps/enqueue.ts'
import { BAD_CODE, EMAIL_IN_USE } from './account-errors.ts'
import type { Needs, Some } from './handler-types.ts'
import { type Arrival, startSession } from './log-in.ts'
import { hashChosenPassword } from './password-hashes.ts'
import { toProfileForm } from './profile.ts'
import { redeemWithReceipt } from './redeem-with-receipt.ts'
import { toUser } from './to-user.ts'

type SignUp = RequestOf<typeof logInAndSignUpCalls.signUp>

/** The affiliate script's values are ids: a longer one cannot be valid. */
const MAX_AFFILIATE_LENGTH = 200

const affiliateText = (text: string | null) => cleanName(text).slice(0, MAX_AFFILIATE_LENGTH) || null

const toAccount = (request: SignUp, form: ProfileForm, passwordHash: string, code: string) => ({
  ...cleanProfile(form),
  passwordHash,
  shouldDisplayWelcome: code !== '',
  referral: affiliateText(request.rewardful_referral),
  affiliate: affiliateText(request.rewardful_affiliate),
})

type Account = ReturnType<typeof toAccount>

/** Either the receipt for the code or the welcome, unless the address gets too many; throws for an invalid code. */
async function writeWelcome(tx: Executor, userId: number, account: Account, code: string, now: Date) {
  if (code === '') {
    if (!(await mayWriteTo(tx, account.email))) return null
    const letter = { kind: 'welcome' as const, content: { firstName: account.firstName } }
    return addToOutbox(tx, { userId, recipient: account.email, cause: `user-${userId}`, letter })
  }
  const receipt = await redeemWithReceipt(tx, { code, userId, now })
  if (receipt === false) throw new ApiError('bad_request', BAD_CODE)
  return receipt
}

export function signUpHandlers(deps: Needs): Some<'signUp'> {
  const { db } = deps.database

  /** All or nothing: an invalid code leaves no account behind. */
  const join = (account: Account, code: string, wantsNewsletter: boolean, arrival: Arrival) =>
    db.transaction(async (tx) => {
      const userId = await createUser(tx, account)
      if (userId === null) throw new ApiError('conflict', EMAIL_IN_USE)
      const { email } = account
      const { now } = arrival
      if (await isEmailReserved(tx, { email, userId, now })) throw new ApiError('conflict', EMAIL_IN_USE)
      const outboxId = await writeWelcome(tx, userId, account, code, now)
      if (wantsNewsletter)
        await setNewsletterStatus(tx, { email, listId: FREE_NEWSLETTER, status: 'subscribed', now })
      const opened = await startSession(tx, userId, arrival)
      return { opened, outboxId, person: await findPerson(tx, userId) }
    })

  return {
    async signUp({ request, userAgent, readToken, setToken }) {
      const form = { ...toProfileForm(request), password: request.password }
      const fault = signUpFault(form, await topLevelDomains())
      const passwordHash = await hashChosenPassword(request.password, fault)
      const code = normalizeRedemptionCode(request.redemption_code)
      const wantsNewsletter = request.newsletter_signup === true
      const now = deps.now()
      const account = toAccount(request, form, passwordHash, code)
      const joined = await join(account, code, wantsNewsletter, { userAgent, token: readToken(), now })
      if (!joined.person) throw new Error('An account that was just made is gone.')
      enqueueMail(deps, joined.outboxId)
      if (wantsNewsletter) void enqueueNewsletterSync(deps)
      setToken(joined.opened)
      return { user: toUser(joined.person, { impersonatorId: null }, now) }
    },
  }
}

import type { Handlers } from '../../http/implement.ts'
import { deleteAccountHandlers } from './calls/delete-account.ts'
import { logInHandlers } from './calls/log-in.ts'
import { myDataHandlers } from './calls/my-data.ts'
import { passwordHandlers } from './calls/password.ts'
import { profileHandlers } from './calls/profile.ts'
import { resetHandlers } from './calls/reset.ts'
import { sessionsHandlers } from './calls/sessions.ts'
import { signUpHandlers } from './calls/sign-up.ts'
import { stopImpersonatingHandlers } from './calls/stop-impersonating.ts'
import type { AccountCalls, Needs } from './needs.ts'

export const accountsHandlers = (deps: Needs): Handlers<AccountCalls> => ({
  ...logInHandlers(deps),
  ...stopImpersonatingHandlers(deps),
  ...signUpHandlers(deps),
  ...resetHandlers(deps),
  ...passwordHandlers(deps),
  ...profileHandlers(deps),
  ...sessionsHandlers(deps),
  ...myDataHandlers(deps),
  ...deleteAccountHandlers(deps),
})

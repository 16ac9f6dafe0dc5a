import type { Handlers } from '../../http/implement.ts'
import { myDataHandlers } from './data-export.ts'
import { deleteAccountHandlers } from './delete-account.ts'
import { logInHandlers, stopImpersonatingHandlers } from './log-in.ts'
import type { AccountCalls, Needs } from './needs.ts'
import { passwordHandlers } from './passwords.ts'
import { profileHandlers } from './profile.ts'
import { sessionsHandlers } from './sessions.ts'
import { signUpHandlers } from './sign-up.ts'

export const accountsHandlers = (deps: Needs): Handlers<AccountCalls> => ({
  ...logInHandlers(deps),
  ...stopImpersonatingHandlers(deps),
  ...signUpHandlers(deps),
  ...passwordHandlers(deps),
  ...profileHandlers(deps),
  ...sessionsHandlers(deps),
  ...myDataHandlers(deps),
  ...deleteAccountHandlers(deps),
})

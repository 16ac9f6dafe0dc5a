import type { Handlers } from '../../http/implement-calls.ts'
import { myDataHandlers } from './data-export.ts'
import { deleteAccountHandlers } from './delete-account.ts'
import { devicesHandlers } from './devices.ts'
import type { AccountCalls, Needs } from './handler-types.ts'
import { logInHandlers, stopImpersonatingHandlers } from './log-in.ts'
import { passwordHandlers } from './passwords.ts'
import { profileHandlers } from './profile.ts'
import { signUpHandlers } from './sign-up.ts'

export const accountsHandlers = (deps: Needs): Handlers<AccountCalls> => ({
  ...logInHandlers(deps),
  ...stopImpersonatingHandlers(deps),
  ...signUpHandlers(deps),
  ...passwordHandlers(deps),
  ...profileHandlers(deps),
  ...devicesHandlers(deps),
  ...myDataHandlers(deps),
  ...deleteAccountHandlers(deps),
})

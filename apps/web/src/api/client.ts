import { createClient, siteCalls } from '@lilypad/contracts'
import { noteFailure } from './failure-log.ts'

/** The calls of visitors and members. Replies were parsed on their way out of the server. */
export const api = createClient(siteCalls, { onFailure: noteFailure })

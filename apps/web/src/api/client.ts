import { createClient, siteCalls } from '@lilypad/contracts'
import { noteFailure } from './failure-log.ts'

/** The calls of visitors and members. The server has already parsed the replies. */
export const api = createClient(siteCalls, { onFailure: noteFailure })

import { createClient, siteCalls } from '@lilypad/contracts'
import { noteUnexpected } from './unexpected.ts'

/** The calls of visitors and members. Replies were parsed on their way out of the server. */
export const api = createClient(siteCalls, { onFailure: noteUnexpected })

import { createClient } from '@lilypad/contracts'

/** Every call of the product. Replies were parsed on their way out of the server. */
export const api = createClient()

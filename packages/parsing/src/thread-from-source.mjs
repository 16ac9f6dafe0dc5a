import { register } from 'tsx/esm/api'

register()
/** The thread as source, for development and tests. */
export default (await import('./thread.ts')).default

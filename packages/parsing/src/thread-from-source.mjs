import { register } from 'tsx/esm/api'

/** Where tests have bundled the thread. */
const bundled = process.env.LILYPAD_PARSER_THREAD
if (!bundled) register()
/** The thread as source, for development and tests. */
export default (await import(bundled ?? './thread.ts')).default

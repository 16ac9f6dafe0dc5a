import { register } from 'tsx/esm/api'

/** Where tests have bundled the thread. */
const bundled = process.env.LILYPAD_PARSER_THREAD
if (!bundled) register()
export default (await import(bundled ?? './thread.ts')).default

export { ConfigError } from './config-error.ts'
export { type Config, readConfig } from './read-config.ts'
export { type Env, readVariables } from './read-variables.ts'
export type { Variables } from './variables.ts'

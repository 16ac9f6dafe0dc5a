export { type Config, readConfig } from './read-config.ts'
export { ConfigError, type Env, readVariables } from './read-variables.ts'
export type { Variables } from './variables.ts'

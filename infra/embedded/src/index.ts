export { withDatabase } from './backup-command.ts'
export { type Child, endWithParentArgs, startChild } from './child.ts'
export { isPortFree } from './ports.ts'
export { startTemporaryPostgres, type TemporaryPostgres } from './start-postgres.ts'

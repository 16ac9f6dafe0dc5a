export { camelKeys } from './camel-keys.ts'
export { fieldsOfFilter, filterOfFields } from './filter-fields.ts'
export {
  type ProgramJob,
  pick,
  TEXT_FIELDS,
  toListed,
  type WebhookMessage,
  type WholeProgramJob,
  webhookMessage,
} from './job.ts'
export { MAX_PAGE_SIZE } from './job-programs.ts'
export * from './program.ts'
export * from './registry.ts'
export {
  getStatusName,
  type ProgramApplication,
  type ProgramOutcome,
  STATUS_IDS,
} from './tracker-programs.ts'

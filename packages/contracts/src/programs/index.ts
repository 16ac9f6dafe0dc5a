export { camelKeys } from './camel-keys.ts'
export { fieldsOfFilter, filterOfFields } from './filter-fields.ts'
export { type ProgramJob, pick, TEXT_FIELDS, toListed, type WholeProgramJob } from './job.ts'
export { MAX_PAGE_SIZE } from './job-programs.ts'
export * from './program.ts'
export * from './registry.ts'
export {
  getStatusName,
  type ProgramApplication,
  type ProgramOutcome,
  STATUS_IDS,
} from './tracker-programs.ts'
export { type WebhookMessage, webhookMessage } from './webhook-message.ts'

export { createLog } from './log/create-log.ts'
export { retellError } from './log/describe-error.ts'
export {
  currentLogContext,
  getRequestId,
  inLogContext,
  type LogContext,
  REQUEST_ID_HEADER,
} from './log-context.ts'
export { mayReadMetrics } from './metrics/may-read-metrics.ts'
export { addPoolMetrics, type Metrics, openMetrics } from './metrics/metrics.ts'
export { type MonitoringServer, startMonitoringServer } from './monitoring-server.ts'
export { askReadiness, type ReadinessChecks } from './readiness.ts'
export { type RequestTrace, startTraces, type Traces } from './start-traces.ts'

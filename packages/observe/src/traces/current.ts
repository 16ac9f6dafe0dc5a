/** Lets other code ask for the current trace without loading OpenTelemetry. */
const current: { traceId: () => string | undefined } = { traceId: () => undefined }

/** The trace of what runs now, 32 hex digits; undefined while nothing is traced. */
export const traceId = (): string | undefined => current.traceId()

/** Lets log lines name their trace. */
export const tellTraceId = (tell: () => string | undefined): void => {
  current.traceId = tell
}

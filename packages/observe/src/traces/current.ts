/** Log lines name their trace without loading OpenTelemetry. */
const current: { traceId: () => string | undefined } = { traceId: () => undefined }

/** 32 hex digits; undefined while nothing is traced. */
export const traceId = (): string | undefined => current.traceId()

export const tellTraceId = (tell: () => string | undefined): void => {
  current.traceId = tell
}

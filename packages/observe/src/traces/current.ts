/** What the traces that run (or none) tell to whoever does not know them. */
const current: { traceId: () => string | undefined } = { traceId: () => undefined }

/** The trace of what runs now, 32 hex digits; undefined while nothing is traced. */
export const traceId = (): string | undefined => current.traceId()

/** Lets lines of the log name their trace. */
export const tellTraceId = (tell: () => string | undefined): void => {
  current.traceId = tell
}

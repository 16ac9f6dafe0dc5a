import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import { redactText } from '../log/redact-text.ts'

const redactValues = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactText(value) : value,
    ]),
  ) as T

const redactSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: redactText(span.name) },
    attributes: { value: redactValues(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        ...(event.attributes && { attributes: redactValues(event.attributes) }),
      })),
    },
    status: { value: redactValues(span.status) },
  }) as ReadableSpan

/** Traces leave the machine. */
export const redactSpans = (inner: SpanExporter): SpanExporter => ({
  export: (spans, done) => inner.export(spans.map(redactSpan), done),
  shutdown: () => inner.shutdown(),
  ...(inner.forceFlush && { forceFlush: () => inner.forceFlush?.() ?? Promise.resolve() }),
})

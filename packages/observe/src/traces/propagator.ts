import type { Context, Span, TextMapPropagator } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** The kind of a span of the SDK; the interface does not tell it. */
const kindOf = (span: Span | undefined): unknown => (span && 'kind' in span ? span.kind : undefined)

/** Carries a trace on our own queue, and tells no outside host of it. */
export const amongOurselves = ({ trace, SpanKind }: Api, inner: TextMapPropagator): TextMapPropagator => ({
  inject(context: Context, carrier, setter) {
    if (kindOf(trace.getSpan(context)) !== SpanKind.CLIENT) inner.inject(context, carrier, setter)
  },
  extract: (context, carrier, getter) => inner.extract(context, carrier, getter),
  fields: () => inner.fields(),
})

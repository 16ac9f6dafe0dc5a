import type { Context, Span, TextMapPropagator } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** The SDK's span has a kind that the API's type lacks. */
const kindOf = (span: Span | undefined): unknown => (span && 'kind' in span ? span.kind : undefined)

/** Passes a trace on through our own queue, and never to an outside host. */
export const amongOurselves = ({ trace, SpanKind }: Api, inner: TextMapPropagator): TextMapPropagator => ({
  inject(context: Context, carrier, setter) {
    if (kindOf(trace.getSpan(context)) !== SpanKind.CLIENT) inner.inject(context, carrier, setter)
  },
  extract: (context, carrier, getter) => inner.extract(context, carrier, getter),
  fields: () => inner.fields(),
})

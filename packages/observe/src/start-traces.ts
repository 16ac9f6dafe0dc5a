import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, Span, TextMapPropagator, Tracer } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import type { BullMQOtel } from 'bullmq-otel'
import pg from 'pg'
import { redactText } from './log/redact-text.ts'
import { tellTraceId } from './log-context.ts'

const UNDICI_ADDRESS = { full: 'url.full', query: 'url.query' }

/** Queries without values and requests without their query, only inside a trace: the queue's polling starts none. */
async function instrument(): Promise<() => void> {
  const [{ PgInstrumentation }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/instrumentation-undici'),
  ])
  const database = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  // pg is loaded before settings are read, so it is patched after loading.
  for (const { name, patch } of database.getModuleDefinitions()) if (name === 'pg') patch?.(pg)
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin, path }) => ({
      [UNDICI_ADDRESS.full]: origin + (path.split('?', 1)[0] ?? ''),
      [UNDICI_ADDRESS.query]: '',
    }),
  })
  return () => {
    outgoing.disable()
    for (const { name, unpatch } of database.getModuleDefinitions()) if (name === 'pg') unpatch?.(pg)
  }
}

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
const redactSpans = (inner: SpanExporter): SpanExporter => ({
  export: (spans, done) => inner.export(spans.map(redactSpan), done),
  shutdown: () => inner.shutdown(),
  ...(inner.forceFlush && { forceFlush: () => inner.forceFlush?.() ?? Promise.resolve() }),
})

type TraceSettings = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: traces go to `/v1/traces` below it. */
  endpoint: string
  /** OTEL_EXPORTER_OTLP_HEADERS: `name=value,name=value`. */
  headers: string | undefined
  /** OTEL_TRACES_SAMPLER_ARG: the share of traces that is kept, 0 to 1. */
  share: number
}

export type RequestTrace = {
  run<T>(work: () => T): T
  end(outcome: { route: string; status: number }): void
}

export type Traces = {
  telemetry: BullMQOtel
  /** `parent`: headers of a sender whose `traceparent` is trusted, or null. */
  request(request: { method: string; parent: IncomingHttpHeaders | null }): RequestTrace
  close(): Promise<void>
}

const LAST_WORDS_MS = 2_000

type Api = typeof import('@opentelemetry/api')

/** The SDK's span has a kind that the API's type lacks. */
const toKind = (span: Span | undefined): unknown => (span && 'kind' in span ? span.kind : undefined)

/** Passes a trace on through our own queue, and never to an outside host. */
const amongOurselves = ({ trace, SpanKind }: Api, inner: TextMapPropagator): TextMapPropagator => ({
  inject(context: Context, carrier, setter) {
    if (toKind(trace.getSpan(context)) !== SpanKind.CLIENT) inner.inject(context, carrier, setter)
  },
  extract: (context, carrier, getter) => inner.extract(context, carrier, getter),
  fields: () => inner.fields(),
})

async function openProvider(name: string, { endpoint, headers, share }: TraceSettings) {
  const [sdk, { parseKeyPairsIntoRecord }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: parseKeyPairsIntoRecord(headers),
  })
  // By the trace's own number, so that all processes decide alike; a sender who wants to be traced does not decide.
  const sampled = new sdk.TraceIdRatioBasedSampler(share)
  return new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new sdk.ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new sdk.BatchSpanProcessor(redactSpans(exporter))],
  })
}

/** Names the route, never the address, which may hold tokens. `parent`: a trusted sender's headers, or null. */
function beginRequest(
  { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }: Api,
  tracer: Tracer,
  { method, parent }: { method: string; parent: IncomingHttpHeaders | null },
): RequestTrace {
  const around = parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, parent)
  const attributes = { 'http.request.method': method }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, around)
  const inside = trace.setSpan(around, span)
  return {
    run: (work) => context.with(inside, work),
    end({ route, status }) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** By OTLP over HTTP: a request and all work that follows are one trace. Only this module loads OpenTelemetry. */
export async function startTraces(name: string, settings: TraceSettings): Promise<Traces> {
  const [api, { W3CTraceContextPropagator }, { BullMQOtel }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('bullmq-otel'),
  ])
  const provider = await openProvider(name, settings)
  provider.register({ propagator: amongOurselves(api, new W3CTraceContextPropagator()) })
  const stopInstruments = await instrument()
  tellTraceId(() => api.trace.getActiveSpan()?.spanContext().traceId)
  const tracer = api.trace.getTracer('lilypad')
  return {
    telemetry: new BullMQOtel({ tracerName: 'lilypad' }),
    request: (request) => beginRequest(api, tracer, request),
    async close() {
      stopInstruments()
      tellTraceId(() => undefined)
      // An unreachable collector must not delay the shutdown.
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(LAST_WORDS_MS)])
    },
  }
}

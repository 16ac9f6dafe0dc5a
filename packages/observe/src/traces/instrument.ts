import pg from 'pg'

const UNDICI_ADDRESS = { full: 'url.full', query: 'url.query' }

/** Queries without values and requests without their query, only inside a trace: the queue's polling starts none. */
export const instrument = async (): Promise<() => void> => {
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

import pg from 'pg'

const UNDICI_ADDRESS = { full: 'url.full', query: 'url.query' }

/**
 * Lets queries and outgoing requests tell of themselves, within a trace alone: what nobody asked for, such as the
 * queue's own polling, makes none. Statements come without their values, addresses without their query.
 */
export const instrument = async (): Promise<() => void> => {
  const [{ PgInstrumentation }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/instrumentation-undici'),
  ])
  const database = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  // pg is loaded before settings are read: its own definition is applied to what is there.
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

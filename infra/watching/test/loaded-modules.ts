import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loads the given files; all that is loaded with them from packages stands in the cache of CommonJS.
for (const path of process.argv.slice(2)) await import(pathToFileURL(resolve(path)).href)
const loaded = Object.keys(createRequire(import.meta.url).cache)
process.stdout.write(
  JSON.stringify({
    modules: loaded.length,
    // The bare interface comes with the library of our numbers, and does nothing by itself.
    telemetry: loaded.filter((path) =>
      /node_modules\/(?:@opentelemetry\/(?!api\/)|bullmq-otel\/)/.test(path),
    ),
  }),
)

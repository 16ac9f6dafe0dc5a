import { join } from 'node:path'
import { untilOk } from './apps.ts'
import { startChild } from './child.ts'
import { sourceArgs } from './entry.ts'
import { freePort } from './ports.ts'
import type { Product } from './product.ts'

const start = (
  product: Product,
  name: string,
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
) => {
  const { root, dataDir, processes } = product
  processes.signal.throwIfAborted()
  const child = startChild({
    name,
    file: process.execPath,
    args,
    cwd: join(root, folder),
    env,
    logFile: join(dataDir.logs, `${name}.log`),
    patience: 35_000,
  })
  // Each of them starts again what it watches.
  return processes.add('app', child)
}

const watching = (script: string) => ['--watch', '--watch-preserve-output', ...sourceArgs(), script]

/**
 * Api and worker from their sources, started again at each change, and Vite's server with hot reload in front:
 * it has PORT, the api a free one, which Vite is told by API_PORT.
 */
export const startDevApps = async (product: Product, env: NodeJS.ProcessEnv): Promise<void> => {
  const { settings, processes } = product
  const apiPort = await freePort()
  const apiOrigin = `http://127.0.0.1:${apiPort}`
  start(product, 'api', 'apps/api', watching('src/server.ts'), { ...env, PORT: String(apiPort) })
  start(product, 'worker', 'apps/worker', watching('src/main.ts'), env)
  const vite = ['node_modules/vite/bin/vite.js', '--port', String(settings.PORT), '--strictPort']
  start(product, 'vite', 'apps/web', vite, { ...env, API_PORT: String(apiPort) })
  await untilOk(`${apiOrigin}/readyz`, processes.signal)
  await untilOk(`http://localhost:${settings.PORT}/`, processes.signal)
}

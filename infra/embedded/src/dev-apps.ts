import { join } from 'node:path'
import { nodeProcess, untilOk } from './apps.ts'
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
  const { processes } = product
  processes.signal.throwIfAborted()
  const options = nodeProcess(product, name, args, env)
  const child = startChild({ ...options, cwd: join(product.root, folder), ipc: false })
  // Each of them starts again what it watches.
  return processes.add('app', child)
}

const watching = (script: string) => ['--watch', '--watch-preserve-output', ...sourceArgs(), script]

/** Vite's server has PORT, the api a free one, which Vite is told by API_PORT. */
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

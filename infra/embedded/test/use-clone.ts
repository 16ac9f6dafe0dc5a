import { afterEach, beforeEach, vi } from 'vitest'
import { makeClone, startProduct } from './product.ts'

/** What api and worker are started with. */
export async function envOf({ port }: { port: number }): Promise<NodeJS.ProcessEnv> {
  const reply = await fetch(`http://127.0.0.1:${port}/env`)
  return JSON.parse(await reply.text())
}

/**
 * A clone for each test of a file, and starts from it; what still runs at a test's end is stopped.
 *
 * @param mode of the clone's folder: with 0o700 nobody else may enter it
 */
export function useClone(mode = 0o755) {
  // A start takes seconds, on a busy machine many: the limit is for what hangs.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })
  let clone: ReturnType<typeof makeClone>
  const running: Awaited<ReturnType<typeof startProduct>>[] = []
  beforeEach(() => {
    clone = makeClone(mode)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((product) => product.stop()))
    clone.remove()
  })
  const start = async (env: NodeJS.ProcessEnv = {}, port?: number) => {
    const product = await startProduct(clone.folder, env, port)
    running.push(product)
    return product
  }
  const startAndWait = async (env: NodeJS.ProcessEnv = {}) => {
    const product = await start(env)
    await product.says(`Lilypad ready at http://localhost:${product.port}\n`)
    return product
  }
  return { start, startAndWait, folder: () => clone.folder }
}

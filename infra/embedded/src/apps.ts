import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../bootstrap/start-error.mjs'
import { type Child, type ChildOptions, runToEnd, startChild } from './child.ts'
import { endWithParentArgs, entryArgs } from './entry.ts'
import type { Product } from './product.ts'
import { readyMessage } from './services.ts'

const START_PATIENCE_MS = 120_000

/** Running jobs may take 30 s to finish or to be given back. */
const STOP_PATIENCE_MS = 35_000

export const nodeProcess = (
  { root, dataDir }: Product,
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildOptions => ({
  name,
  file: process.execPath,
  args,
  cwd: root,
  env,
  logFile: join(dataDir.logs, `${name}.log`),
  ipc: true,
  patience: STOP_PATIENCE_MS,
})

/** Resolves to whether it has demo accounts. */
export const prepareDatabase = async (product: Product, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const message = await runToEnd(
    nodeProcess(product, 'prepare', entryArgs('prepare'), env),
    product.processes.signal,
    'The database could not be prepared.',
  )
  // Without its word, nobody but this machine gets in.
  return readyMessage(message)?.hasDemoAccounts !== false
}

const startApp = (product: Product, name: string, script: string, env: NodeJS.ProcessEnv) => {
  const { root, processes } = product
  processes.signal.throwIfAborted()
  const args = [...endWithParentArgs(), join(root, script)]
  const options = nodeProcess(product, name, args, env)
  const startAgain = () => startChild({ ...options, isStartedAgain: true })
  return processes.add('app', startChild(options), startAgain)
}

const answers = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

export const untilOk = async (url: string, signal: AbortSignal): Promise<void> => {
  for (const since = Date.now(); !(await answers(url)); await sleep(100, undefined, { signal })) {
    if (Date.now() - since > START_PATIENCE_MS) {
      throw new StartError(`${url} did not answer within ${START_PATIENCE_MS / 1000} s; see the logs.`)
    }
  }
}

const withinPatience = async (child: Child, signal: AbortSignal) => {
  const tooLate = async () => {
    await sleep(START_PATIENCE_MS, undefined, { signal, ref: false })
    throw new StartError(`${child.name} was not ready within ${START_PATIENCE_MS / 1000} s; see the logs.`)
  }
  await Promise.race([child.firstMessage(readyMessage), tooLate()])
}

export const startApi = async (product: Product, env: NodeJS.ProcessEnv): Promise<void> => {
  startApp(product, 'api', 'apps/api/dist/server.js', env)
  await untilOk(`http://127.0.0.1:${product.settings.PORT}/readyz`, product.processes.signal)
}

export const startWorker = async (product: Product, env: NodeJS.ProcessEnv): Promise<void> => {
  const child = startApp(product, 'worker', 'apps/worker/dist/src/main.js', env)
  await withinPatience(child, product.processes.signal)
}

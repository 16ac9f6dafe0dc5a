import { startApp } from '@lilypad/testing'

/** The worker in a process of its own, ready. */
export async function startWorkerProcess(env: Record<string, string>) {
  const worker = startApp('worker', env)
  await worker.untilReady()
  return worker
}

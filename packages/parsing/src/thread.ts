import type { MessagePort } from 'node:worker_threads'
import { ScrapeError, type Web } from '@lilypad/domain'
import { type TaskName, tasks } from './tasks.ts'
import { type Fault, toFault, webOver } from './web-over-port.ts'

export type Order = { name: TaskName; input: unknown; port: MessagePort; canRender: boolean }
export type Outcome = { ok: true; value: unknown } | { ok: false; fault: Fault }

export default async function run({ name, input, port, canRender }: Order): Promise<Outcome> {
  const web = webOver(port, canRender)
  try {
    const task = tasks[name] as (input: unknown, web: Web) => unknown
    return { ok: true, value: await task(input, web) }
  } catch (error) {
    if (!(error instanceof ScrapeError)) throw error
    return { ok: false, fault: toFault(error) }
  } finally {
    port.close()
  }
}

import { join } from 'node:path'
import { endWithParentArgs } from '@lilypad/embedded'
import { answersOk } from '../answers.ts'
import { root } from '../root.ts'
import { until } from '../until.ts'
import { type Program, startProgram } from './program.ts'

export type Api = Program & { readonly url: string; readonly port: number }
type Options = { name: string; env: Record<string, string>; logs: string }

const args = (script: string) => [...endWithParentArgs(), join(root, script)]

/** An api process from the build, ready when it says so at /readyz. */
export async function startApi({ name, env, logs }: Options, port: number): Promise<Api> {
  const url = `http://127.0.0.1:${port}`
  const program = await startProgram({
    name,
    file: process.execPath,
    args: args('apps/api/dist/server.js'),
    env: { ...env, PORT: `${port}` },
    logs,
    ipc: true,
    isReady: async (child) => {
      await child.ready()
      await until(`${name} is ready`, () => answersOk(`${url}/readyz`))
    },
  })
  return Object.assign(program, { url, port })
}

/** A worker process from the build, ready when it says so. */
export const startWorker = ({ name, env, logs }: Options): Promise<Program> =>
  startProgram({
    name,
    file: process.execPath,
    args: args('apps/worker/dist/src/main.js'),
    env,
    logs,
    ipc: true,
    isReady: (child) => child.ready(),
  })

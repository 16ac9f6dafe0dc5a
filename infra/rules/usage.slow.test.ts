import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { read } from './deploy/settings.ts'
import { root } from './tracked.ts'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
/** Our own programs; the others are tools, with words of their own. */
const ours = Object.entries(scripts).filter(([, command]) => /^(?:exec|tsx) /.test(command))
/** Whatever they do not know they pass on to the runners of tests. */
const isRunner = (command: string) => command.includes('infra/embedded/test.mjs')

const run = (command: string, word: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` }
    const options = { cwd: root, env }
    execFile('/bin/sh', ['-c', `${command} ${word}`], options, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    )
  })

test('there are scripts of our own', () => expect(ours.length).toBeGreaterThan(15))

test.concurrent.each(ours)('%s prints its usage when it is asked for', async (_name, command) => {
  expect(await run(command, '--help')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Usage: /),
    err: '',
  })
})

test.concurrent.each(ours.filter(([, command]) => !isRunner(command)))(
  '%s refuses an option that it does not know, and prints its usage',
  async (_name, command) => {
    const { code, out, err } = await run(command, '--no-such')
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/--no-such'.*\nUsage: /s)
    expect(err).not.toMatch(/^\s+at /m)
  },
)

import { expect, test } from 'vitest'
import { isOnSharedData, PATIENCE_MS, useCommands } from './docs/run-command.ts'
import { RUN } from './docs/what-is-run.ts'

const { run, runnable } = useCommands()

test.each(Object.entries(RUN))(
  'what the pages tell of `%s` is true',
  { timeout: PATIENCE_MS },
  async (name, answer) => {
    const whole = runnable(name).filter((text) => !isOnSharedData(text))
    expect(whole).not.toEqual([])
    for (const text of whole) expect((await run(text)).stdout).toMatch(answer)
  },
)

import { expect, test } from 'vitest'
import { isOnSharedData, PATIENCE_MS, useCommands } from './docs/run-command.ts'
import { RUN } from './docs/what-is-run.ts'

const { run, runnable } = useCommands()

test('what the pages tell of commands that read the shared data is true', {
  timeout: PATIENCE_MS,
}, async () => {
  const told = Object.entries(RUN).flatMap(([name, answer]) =>
    runnable(name)
      .filter(isOnSharedData)
      .map((text) => [text, answer] as const),
  )
  expect(told).not.toEqual([])
  for (const [text, answer] of told) expect((await run(text)).stdout).toMatch(answer)
})

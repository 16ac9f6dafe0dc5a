import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { boundLog, startChild } from '../src/child.ts'

test('a log that is too long becomes the second one, and its process goes on with an empty one', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lilypad-log-'))
  const logFile = join(cwd, 'a.log')
  const writes = "setInterval(() => console.log('a line'), 10)"
  const child = startChild({ name: 'a', args: ['-e', writes], cwd, logFile, env: process.env })
  try {
    const untilFull = () => vi.waitFor(() => expect(statSync(logFile).size).toBeGreaterThan(70), 30_000)
    await untilFull()
    boundLog(logFile, 1_000_000)
    expect(statSync(logFile).size).toBeGreaterThan(70)
    boundLog(logFile, 70)
    await untilFull()
    for (const file of [logFile, `${logFile}.1`]) expect(readFileSync(file, 'utf8')).toMatch(/^(a line\n)+$/)
  } finally {
    await child.stop()
    rmSync(cwd, { recursive: true })
  }
})

import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const isThere = hasPromtool()
const named = (name: string) =>
  isThere ? name : `${name} (skipped: this machine has no promtool, of Debian's package prometheus)`

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.skipIf(!isThere)(named('Prometheus itself takes the alarms and its settings'), () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toMatchObject({ status: 0 })
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toMatchObject({ status: 0 })
})

test.skipIf(!isThere)(named('alarms are heard when they should be, and not before'), () => {
  const { status, said } = promtool('test', 'rules', 'test/alarms.yml')
  expect(said).toContain('SUCCESS')
  expect(status).toBe(0)
})

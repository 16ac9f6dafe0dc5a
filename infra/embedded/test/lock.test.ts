import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processIdentity, takeLock } from '../bootstrap/lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lilypad-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'lock')

test('a lock is held by one until it is released', () => {
  const lock = takeLock(file())
  expect(takeLock(file())).toMatchObject({ owner: { pid: process.pid } })
  if ('release' in lock) lock.release()
  expect(existsSync(file())).toBe(false)
  expect(takeLock(file())).toMatchObject({ wasLeftOver: false })
})

test('a lock of a process that is gone is free, and known as left over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file(), JSON.stringify({ pid, identity: '1' }))
  expect(takeLock(file())).toMatchObject({ wasLeftOver: true })
})

test('a lock of an ended process is free although another process has its number now', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, identity: 'earlier' }))
  expect(takeLock(file())).toMatchObject({ wasLeftOver: true })
})

test('a lock that is just being written is held', () => {
  writeFileSync(file(), '')
  expect(takeLock(file())).toHaveProperty('owner')
})

test('a process has an identity as long as it runs', () => {
  expect(processIdentity(process.pid)).toBeTruthy()
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid))
  expect(processIdentity(spawnSync(process.execPath, ['-e', '']).pid)).toBeUndefined()
})

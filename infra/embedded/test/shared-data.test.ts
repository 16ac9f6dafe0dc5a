import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import requireSharedData from '../src/shared-data.ts'

const requireIn = (folder: string) => () => requireSharedData({ config: { env: { LILYPAD_SHARED: folder } } })

test('tests of the shared data do not start without it, and say what is missing where', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lilypad-shared-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['fixtures/boards', 'data/labelled']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'fixtures/boards/manifest.json'), '')
  expect(requireIn(folder)).toThrow(
    `The shared data is not in ${folder}: there is no data/history. LILYPAD_SHARED says where it is.`,
  )
  mkdirSync(join(folder, 'data/history'))
  expect(requireIn(folder)).not.toThrow()
})

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { processesOf } from './product.ts'
import { useClone } from './use-clone.ts'

const isRoot = process.getuid?.() === 0

describe.skipIf(!isRoot)(
  'as root (skipped for others), from a clone in a folder that only root may enter',
  () => {
    const { folder, startAndWait } = useClone(0o700)
    const place = () => readFileSync(join(folder(), '.data/postgres'), 'utf8').trim()

    test('binaries and data live below /var/lib/lilypad, and DATA_DIR/postgres names the place; without DATA_DIR it starts afresh, also while the PostgreSQL of a killed product still runs', async () => {
      const product = await startAndWait()
      expect(place()).toMatch(/^\/var\/lib\/lilypad\/[0-9a-f]{16}$/)
      expect(statSync(join(place(), 'data')).uid).not.toBe(0)
      await product.stop()
      const again = await startAndWait()
      expect(processesOf(place())).not.toEqual([])
      const before = join(place(), 'from-before')
      writeFileSync(before, '')
      await again.stop('SIGKILL')
      rmSync(join(folder(), '.data'), { recursive: true })
      await startAndWait()
      expect(existsSync(before)).toBe(false)
    })
  },
)

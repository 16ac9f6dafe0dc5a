import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BOARD_SYSTEMS, detectBoard } from '../src/index.ts'

const file = new URL('../../../apps/worker/catalogue/boards.csv', import.meta.url)
const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
/** The last two columns; the earlier ones may be quoted. */
const rows = lines.map((line) => {
  const [, system = '', address = ''] = /,([\w-]+),(https?:\/\/[^,]+)$/.exec(line.trim()) ?? []
  return { line, system, address }
})
const systems = BOARD_SYSTEMS.filter(({ id }) => rows.some(({ system }) => system === id))

describe("the catalogue's addresses", () => {
  test('are read from every line', () => {
    expect(rows.length).toBeGreaterThan(500)
    expect(rows.filter(({ address }) => address === '').map(({ line }) => line)).toEqual([])
  })

  test.each(systems.map(({ id }) => id))(
    'of %s are of that system, and no board stands there twice',
    (id) => {
      const own = rows.filter(({ system }) => system === id)
      const detected = own.map(({ address }) => ({ address, ...detectBoard(address) }))
      expect(detected.filter((one) => !one.ok || one.system !== id)).toEqual([])
      const tenants = detected.map((one) => (one.ok ? one.tenant : one.problem).toLowerCase())
      expect(tenants.filter((tenant, at) => tenants.indexOf(tenant) < at)).toEqual([])
    },
  )
})

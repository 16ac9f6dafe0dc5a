import { expect, test, vi } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi()

async function preview(lines: readonly string[]) {
  const browser = await api.as(await api.a.user())
  return browser.importTrackedJobs({ preview: '1', file: new File([lines.join('\n')], 'jobs.csv') })
}

test('unknown stages cost each row the same, however many there are', async () => {
  const lowered = vi.spyOn(String.prototype, 'toLowerCase')
  const costOf = async (rows: number) => {
    const lines = Array.from({ length: rows }, (_, row) => `Pond,Coach ${row},Stage ${row}`)
    lowered.mockClear()
    expect((await preview(['Company,Role,List', ...lines])).unknown_stages).toHaveLength(rows)
    return lowered.mock.calls.length
  }
  const [few, many] = [await costOf(200), await costOf(400)]
  lowered.mockRestore()
  expect(many).toBeLessThan(3 * few)
})

test('a cell for pay of thousands of digits is left out, unread', async () => {
  const cells = [`${'1'.repeat(2_000)} a1`, '"to $80,000"']
  const { num_added, warnings } = await preview([
    'Company,Role,Salary Max',
    ...cells.map((cell, row) => `Pond,Coach ${row},${cell}`),
  ])
  expect(num_added).toBe(2)
  expect(warnings).toEqual([{ line: 2, message: 'Salary Max is left out: it is too long.' }])
})

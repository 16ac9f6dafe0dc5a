import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readCsv } from '../../src/areas/tracker/read-applications-csv.ts'

test('a large file is read in pieces, and others have their turns between', async () => {
  const row = `"${'a '.repeat(70_000)}",Tutor,\n`
  const reading = readCsv(Buffer.from(`Company,Job Title,Notes\n${row.repeat(30)}`))
  let turns = 0
  let isRead = false
  void reading.finally(() => {
    isRead = true
  })
  for (; !isRead; turns += 1) await setImmediate()
  expect((await reading).rows).toHaveLength(30)
  expect(turns).toBeGreaterThan(60)
})

test('a letter, a quoted text and a line end are whole although a piece ends within', async () => {
  const rows = Array.from(
    { length: 1_500 },
    (_, n) => `Frögé 🐸 ${n},"Tutor, ""maths"",\r\nonline ${'é'.repeat(n % 97)}"`,
  )
  const { rows: read } = await readCsv(Buffer.from(`\ufeffCompany,Job Title\r\n${rows.join('\r\n')}\r\n`))
  expect(read.map(({ cells }) => cells.Company)).toEqual(rows.map((_, n) => `Frögé 🐸 ${n}`))
  expect(new Set(read.map(({ cells }) => cells['Job Title']?.replace(/é+$/, '').trim()))).toEqual(
    new Set(['Tutor, "maths",\r\nonline']),
  )
})

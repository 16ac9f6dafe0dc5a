import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../accounts/account-kit.ts'
import { useApi } from '../create-test-api.ts'

let clock = new Date('2027-03-10T08:00:00Z')
const api = useApi({ now: () => clock })

function at(time: string) {
  clock = new Date(`2027-03-${time}:00.000Z`)
}

// holds Beyond §3: `POST /api/note_visit`
describe('note_visit', () => {
  // holds Beyond §3: the mark moves when a visit ends, not when it begins
  test('the mark is none in a first visit, then the end of the one before, on any device', async () => {
    const person = await api.a.user()
    const [desk, phone] = [await api.as(person), await api.as(person)]
    const marks: (string | null)[] = []
    for (const [time, browser] of [
      ['10T08:00', desk],
      ['10T09:30', phone],
      ['10T18:00', desk],
      ['10T21:00', phone],
      ['11T08:00', desk],
    ] as const) {
      at(time)
      marks.push((await browser.noteVisit({})).new_since)
    }
    const first = '2027-03-10T09:30:00.000Z'
    expect(marks).toEqual([null, null, first, first, '2027-03-10T21:00:00.000Z'])
  })

  test('two tabs that open at once are one visit', async () => {
    at('10T08:00')
    const browser = await api.as(await api.a.user())
    const opened = await Promise.all([1, 2, 3].map(() => browser.noteVisit({})))
    expect(opened.map(({ new_since }) => new_since)).toEqual([null, null, null])
  })

  test('an admin who is logged in as a person does not move their mark', async () => {
    const person = await api.a.user()
    const admin = await api.as(await api.a.user({ isAdmin: true }))
    await admin.logInAsUser({ id: person.id })
    expect((await failureOf(admin.noteVisit({})))?.status).toBe(403)
  })

  test('it goes with its person', async () => {
    const person = await api.a.user()
    await (await api.as(person)).noteVisit({})
    await api.db.delete(schema.users).where(eq(schema.users.id, person.id))
    const { visits } = schema
    expect(await api.db.select().from(visits).where(eq(visits.userId, person.id))).toEqual([])
  })
})

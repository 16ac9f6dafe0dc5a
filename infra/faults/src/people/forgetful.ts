import { schema } from '@lilypad/db'
import type { Topology } from '../topology.ts'

/** People who ask for a link to a new password, each once, and to whom the product said that it is on its way. */
export async function makeForgetful({ database: { db }, visitor, mail }: Topology, most: number) {
  const people = Array.from({ length: most }, (_, number) => ({
    email: `forgetful-${number}@example.com`,
    passwordHash: '-',
    firstName: 'Robin',
    lastName: 'Pond',
  }))
  await db.insert(schema.users).values(people)
  const promised = new Set<string>()
  const waiting = people.map(({ email }) => email)
  const lettersTo = (email: string) =>
    mail.mails.filter(({ recipients }) => recipients.includes(email)).length
  return {
    promised,
    /** The next of them asks; nothing happens when all have. */
    async ask(): Promise<void> {
      const email = waiting.pop()
      if (email === undefined) return
      await visitor().requestReset({ email })
      promised.add(email)
    },
    /** Those to whom a letter was promised and none has come. */
    unreached: () => [...promised].filter((email) => lettersTo(email) === 0),
    /** How many letters came more than once. */
    repeated: () => people.reduce((sum, { email }) => sum + Math.max(0, lettersTo(email) - 1), 0),
  }
}

import { type Calls, type Client, calls, createClient } from '@lilypad/contracts'
import { cookieFetch } from '@lilypad/testing'
import type { Person } from './pictures.ts'

/** The cookies that log a browser in. */
export type Cookies = Record<Person, { name: string; value: string }[]>

const MEMBERS = ['paid', 'admin'] as const
/** A status for each application of the tracker: Saved, Applied, Interviewing, and so on. */
const STATUSES = [3, 2, 2, 1, 1, 0, 0]
const NOTE = 'Second interview on Thursday: bring the lesson plan.'

async function fillTracker(member: Client<Calls>) {
  const { jobs } = await member.loadFrontEndJobs({})
  const ids = jobs
    .filter((job) => job['Salary Max'] !== null)
    .slice(0, STATUSES.length)
    .map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    await member.toggleFavoriteJob({ id })
    const job = { id, tracker_status: STATUSES[index] ?? 0, ...(index === 1 && { notes: NOTE }) }
    await member.updateTrackedJob({ job })
  }
}

async function logIn(origin: string, who: string) {
  const reply = await fetch(`${origin}/api/headless_log_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@example.com`, password: 'lilypad-demo' }),
  })
  return reply.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    return { name, value }
  })
}

/** Makes use of the demo product as a member would, and logs everybody in. */
export async function useProduct(origin: string): Promise<Cookies> {
  const member = createClient(calls, { origin, fetch: cookieFetch() })
  await member.logIn({ email: 'paid@example.com', password: 'lilypad-demo' })
  await fillTracker(member)
  const [paid, admin] = await Promise.all(MEMBERS.map((who) => logIn(origin, who)))
  return { visitor: [], paid: paid ?? [], admin: admin ?? [] }
}

import { randomInt } from 'node:crypto'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isLeftOut, named } from '../src/needs.ts'
import { makeMembers, makeSubscriptions } from '../src/people/payers.ts'
import { startStorm, stripeEnv } from '../src/people/stripe-storm.ts'
import { createRandom, shuffled } from '../src/random.ts'
import { type Topology, withTopology } from '../src/topology.ts'
import { until } from '../src/until.ts'

const MEMBERS = 60
const CODES = 20

const inSeconds = (at: Date | null) => at && at.getTime() / 1000

/** What we keep of every subscription, in the provider's words. */
async function keptBy({ database: { db } }: Topology) {
  const rows = await db.select().from(schema.subscriptions)
  return new Map(
    rows.map(({ stripeSubscriptionId: id, userId, status, plan, ...row }) => [
      id,
      {
        userId,
        status,
        plan,
        periodEnd: inSeconds(row.currentPeriodEnd),
        pastDueSince: inSeconds(row.pastDueSince),
      },
    ]),
  )
}

/** Everybody tries every code of theirs at both apis at once, in the midst of it all. Gives how often one was taken. */
async function redeemAll({ apis, as }: Topology, members: { id: number }[], codes: { code: string }[]) {
  let taken = 0
  const tries = codes.flatMap(({ code }, number) =>
    [members[number % members.length], members[(number + 1) % members.length]].flatMap((member) =>
      apis.map(async ({ url }) => {
        if (!member) return
        const browser = (await as(member)).at(url)
        await browser.redeem({ code }).then(
          () => (taken += 1),
          () => undefined,
        )
      }),
    ),
  )
  await Promise.all(tries)
  return taken
}

/** How many letters of a kind there are, and how many of them have come. */
async function lettersOf({ database: { db }, mail }: Topology, kind: string) {
  const rows = await db.select().from(schema.outbox).where(eq(schema.outbox.template, kind))
  const ids = new Set(rows.map(({ messageId }) => messageId))
  const came = mail.mails.filter(({ messageId }) => ids.has(/<(.+)@/.exec(messageId ?? '')?.[1] ?? ''))
  return { written: rows, came: came.length }
}

describe.skipIf(isLeftOut)(named('a storm of payment events'), () => {
  test(
    'in any order, again and again, at two apis of which one is killed: each subscription is what the provider says, and each effect is there once',
    () =>
      withTopology({ workers: 1, env: stripeEnv }, async (topology) => {
        const seed = randomInt(2 ** 31)
        const random = createRandom(seed)
        const { database, apis, a } = topology
        const members = await makeMembers(topology, MEMBERS)
        const subscriptions = makeSubscriptions(members, random)
        const events = subscriptions.flatMap((subscription) => subscription.events)
        const again = events.filter(() => random() < 0.5)
        const codes = await Promise.all(Array.from({ length: CODES }, () => a.redemptionCode()))

        const origins = apis.map(({ url }) => url)
        const storm = startStorm(shuffled([...events, ...again], random), { origins, random })
        const taken = await redeemAll(topology, members, codes)
        await until('the storm rages', () => storm.delivered > events.length / 2)
        await apis[0]?.end('SIGKILL')
        await apis[0]?.start()
        await storm.over
        expect(storm.repeated).toBeGreaterThan(20)

        const kept = await keptBy(topology)
        const truth = subscriptions.map(
          (one) => [one.payer.subscription, { userId: one.payer.userId, ...one.truth() }] as const,
        )
        expect(kept, `seed ${seed}`).toEqual(new Map(truth))
        expect(await database.db.$count(schema.stripeEvents)).toBe(events.length)
        const welcomed = await database.db.$count(schema.users, eq(schema.users.shouldDisplayWelcome, true))
        expect(welcomed).toBe(MEMBERS)

        // One letter for each subscription at most, and exactly one for each that never was anything but active.
        const started = await lettersOf(topology, 'subscription-started')
        const ofOne = (id: string) => started.written.filter(({ cause }) => cause === id).length
        const counts = subscriptions.map(({ payer }) => ofOne(payer.subscription))
        expect(Math.max(...counts), `seed ${seed}`).toBe(1)
        const steady = subscriptions.filter(({ events: told }) => told.every(isGood))
        expect(steady.length).toBeGreaterThan(0)
        expect(steady.map(({ payer }) => ofOne(payer.subscription))).toEqual(steady.map(() => 1))

        expect(taken).toBe(CODES)
        expect(await database.db.$count(schema.redemptions)).toBe(CODES)
        expect((await lettersOf(topology, 'redeemed')).written).toHaveLength(CODES)
        await until('every letter has come', async () => {
          const letters = [
            await lettersOf(topology, 'redeemed'),
            await lettersOf(topology, 'subscription-started'),
          ]
          return letters.every(({ written, came }) => came >= written.length)
        })
        const letters = await lettersOf(topology, 'redeemed')
        expect([letters.came, topology.mail.mails.length]).toEqual([CODES, CODES + started.written.length])
      }),
    180_000,
  )
})

/** An event that says nothing of a failed payment or an end. */
const isGood = ({ type, data }: { type: string; data: object }) =>
  type === 'checkout.session.completed' ||
  !/past_due|canceled|invoice/.test(`${type} ${JSON.stringify(data)}`)

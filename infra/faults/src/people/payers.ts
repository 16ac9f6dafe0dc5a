import { randomUUID } from 'node:crypto'
import type { Random } from '../random.ts'
import type { Topology } from '../topology.ts'
import { createSubscription, type Payer, type Step, type Subscription } from './stripe-events.ts'

const DAY = 24 * 60 * 60
const MAX_STEPS = 6

/** What may happen next to a subscription. */
const NEXT: Record<string, readonly Step[]> = {
  active: ['renew', 'renew', 'fail', 'change plan', 'cancel'],
  past_due: ['fail', 'recover', 'cancel'],
  canceled: [],
}

/** Members without a subscription. */
export async function makeMembers({ a }: Topology, count: number) {
  const people = []
  for (let number = 0; number < count; number += 1) people.push(await a.user())
  return people
}

type Member = Awaited<ReturnType<typeof makeMembers>>[number]

const payerFor = (member: Member): Payer => ({
  userId: member.id,
  reference: member.stripeClientReferenceId,
  customer: `cus_${randomUUID()}`,
  subscription: `sub_${randomUUID()}`,
})

/** Lets anything happen to a new subscription of a member that can. */
function liveOn(member: Member, random: Random, start: number): Subscription {
  const subscription = createSubscription(payerFor(member), random() < 0.5 ? 'skip' : 'jump', start)
  const steps = Math.floor(random() * MAX_STEPS)
  for (let step = 0; step < steps; step += 1) {
    const may = NEXT[subscription.truth().status] ?? []
    const next = may[Math.floor(random() * may.length)]
    if (next !== undefined) subscription.step(next)
  }
  return subscription
}

/** Subscriptions of members at the provider, with all that happened to them; every fourth member has two. */
export function makeSubscriptions(members: readonly Member[], random: Random): Subscription[] {
  const start = Math.floor(Date.now() / 1000) - 10 * DAY
  return members.flatMap((member, number) => [
    liveOn(member, random, start),
    ...(number % 4 === 0 ? [liveOn(member, random, start + 2 * DAY)] : []),
  ])
}

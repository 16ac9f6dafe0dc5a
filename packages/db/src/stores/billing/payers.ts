import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { subscriptions, users } from '../../schema/index.ts'

export type Payer = { id: number; email: string; firstName: string }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Other references are of other products: they name nobody of ours, not even somebody erased. */
export const isOurForm = (reference: string | null): reference is string =>
  reference !== null && UUID.test(reference)

async function lockPayer(tx: Executor, whose: ReturnType<typeof eq>): Promise<Payer | null> {
  const [payer] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(whose)
    .for('no key update')
  return payer ?? null
}

/** Named by the checkout, known from before, or the owner of this customer's other subscriptions. */
export async function findPayer(
  tx: Executor,
  known: { reference: string | null; userId: number | null; customerId: string },
): Promise<Payer | null> {
  const named = isOurForm(known.reference)
    ? await lockPayer(tx, eq(users.stripeClientReferenceId, known.reference))
    : null
  if (named) return named
  if (known.userId !== null) return lockPayer(tx, eq(users.id, known.userId))
  const sameCustomer = tx
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, known.customerId))
  return lockPayer(tx, inArray(users.id, sameCustomer))
}

export const isClientReference = async (db: Executor, reference: string): Promise<boolean> =>
  isOurForm(reference) && (await db.$count(users, eq(users.stripeClientReferenceId, reference))) === 1

export const newestFirst = [desc(subscriptions.createdAt), desc(subscriptions.stripeSubscriptionId)]

/** The customer's other subscriptions belong to the person, too; the newest customer id is stored. */
export async function linkCustomer(tx: Executor, userId: number, customerId: string): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ userId })
    .where(and(eq(subscriptions.stripeCustomerId, customerId), isNull(subscriptions.userId)))
  const [newest] = await tx
    .select({ customerId: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(...newestFirst)
    .limit(1)
  await tx
    .update(users)
    .set({ stripeCustomerId: newest?.customerId ?? customerId })
    .where(eq(users.id, userId))
}

import { isWarningSettled, OURS } from '@lilypad/domain'
import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { outbox, paymentCases, subscriptions, users } from '../../schema/index.ts'
import { inTransaction } from '../transactions.ts'
import { listFactsOfCharge } from './stripe-events.ts'
import { lockCustomer } from './withdrawn-access.ts'

type Row = typeof paymentCases.$inferSelect
export type NewPaymentCase = Omit<Row, 'id' | 'settledAt' | 'dueAt'> & { dueAt?: Date | null | undefined }

export type PaymentCase = Row & {
  /** The member whose payment it is; null for somebody we do not know. */
  userId: number | null
  memberEmail: string | null
}

/** The event of a dispute that is closed may come before one of its day. */
const isAsKnown = sql`case when coalesce(${paymentCases.outcome}, excluded.outcome) is null
  then coalesce(excluded.due_at = ${paymentCases.dueAt}, excluded.due_at is null)
  else excluded.outcome is null or ${paymentCases.outcome} = excluded.outcome end`

/** Opens a case, or adds what a known one lacks. A dispute opens again when its day moves or it is lost. */
export async function openCase(tx: Executor, opened: NewPaymentCase) {
  const [row] = await tx
    .insert(paymentCases)
    .values(opened)
    .onConflictDoUpdate({
      target: [paymentCases.kind, paymentCases.reference],
      set: {
        outcome: sql`coalesce(excluded.outcome, ${paymentCases.outcome})`,
        settledAt: sql`case when ${isAsKnown} or excluded.outcome in ${OURS} then ${paymentCases.settledAt} end`,
        dueAt: opened.dueAt,
        openedAt: sql`least(excluded.opened_at, ${paymentCases.openedAt})`,
      },
    })
    .returning({
      isNew: sql<boolean>`old.id is null`,
      /** To another day to answer by. */
      hasMoved: sql<boolean>`old.id is not null and new.outcome is null
        and new.due_at is not null and new.due_at is distinct from old.due_at`,
    })
  return row
}

/** The customer turned out to be a member: their payments name somebody, and their address is that of their account. */
export async function recognizeCustomer(tx: Executor, customerId: string): Promise<void> {
  const ofCustomer = eq(paymentCases.stripeCustomerId, customerId)
  await tx.delete(paymentCases).where(and(ofCustomer, eq(paymentCases.kind, 'unknown-payer')))
  await tx.update(paymentCases).set({ email: null }).where(ofCustomer)
}

export async function settleWarning(tx: Executor, chargeId: string, at: Date): Promise<void> {
  const { kind, reference, settledAt } = paymentCases
  await tx
    .update(paymentCases)
    .set({ settledAt: at })
    .where(and(eq(kind, 'fraud-warning'), eq(reference, chargeId), isNull(settledAt)))
}

/** In words, for a letter: a member of ours, or what is known of somebody else. */
export async function namePayer(
  db: Executor,
  { stripeCustomerId: customer, stripeSubscriptionId: subscription, email }: NewPaymentCase,
): Promise<{ payer: string; payerId: number | null }> {
  const [member] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(eq(subscriptions.stripeCustomerId, customer ?? ''))
    .limit(1)
  const known = member
    ? [`${member.firstName} ${member.lastName}`.trim(), member.email]
    : ['nobody we know', email, subscription ?? customer]
  return { payer: known.filter(Boolean).join(', '), payerId: member?.id ?? null }
}

/** Letters to admins that are not sent yet name them no more. */
export async function forgetPayer(tx: Executor, id: number, email: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ content: sql`${outbox.content} - 'payer'` })
    .where(
      sql`${outbox.template} = 'payment-case' and (${outbox.content} ->> 'payerId' = ${String(id)}
        or position(lower(${email}) in lower(${outbox.content} ->> 'payer')) > 0)`,
    )
  await tx
    .update(paymentCases)
    .set({ email: null })
    .where(sql`lower(${paymentCases.email}) = lower(${email})`)
}

const ownerId = sql`(
  select ${subscriptions.userId} from ${subscriptions}
  where ${subscriptions.stripeCustomerId} = ${paymentCases.stripeCustomerId} and ${subscriptions.userId} is not null
  limit 1)`

const selectCases = (db: Executor) =>
  db
    .select({ ...getTableColumns(paymentCases), userId: users.id, memberEmail: users.email })
    .from(paymentCases)
    .leftJoin(users, eq(users.id, ownerId))

/** Cases of a kind that wait. Nobody works off more; the rest comes up as these are decided. */
export const MAX_WAITING = 1_000

/** What a person must look at, the longest waiting first; one that failed for good asks nothing of anybody. */
export const listWaitingPayments = (db: Executor): Promise<PaymentCase[]> =>
  selectCases(db)
    .where(and(isNull(paymentCases.settledAt), ne(paymentCases.kind, 'unpaid')))
    .orderBy(asc(paymentCases.openedAt))
    .limit(MAX_WAITING)

/** Open ones first, then the latest; `page` counts from 1. */
export async function listPaymentCases(
  db: Executor,
  { page, pageLength }: { page: number; pageLength: number },
): Promise<{ cases: PaymentCase[]; total: number; open: number }> {
  const cases = await selectCases(db)
    .orderBy(sql`${paymentCases.settledAt} is not null`, desc(paymentCases.openedAt), desc(paymentCases.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength)
  const total = await db.$count(paymentCases)
  const open = await db.$count(paymentCases, isNull(paymentCases.settledAt))
  return { cases, total, open }
}

async function needsNobody(tx: Executor, id: number): Promise<boolean> {
  const [found] = await tx.select().from(paymentCases).where(eq(paymentCases.id, id))
  if (found?.kind !== 'fraud-warning') return false
  await lockCustomer(tx, found.reference)
  return isWarningSettled(await listFactsOfCharge(tx, found.reference))
}

/** `settledAt` is null to open it again. Returns the case's reference; null for one that is unknown or needs nobody. */
export async function settlePaymentCase(
  db: Executor,
  { id, settledAt }: { id: number; settledAt: Date | null },
): Promise<string | null> {
  return await inTransaction(db, async (tx) => {
    if (settledAt === null && (await needsNobody(tx, id))) return null
    const [row] = await tx
      .update(paymentCases)
      .set({ settledAt })
      .where(eq(paymentCases.id, id))
      .returning({ reference: paymentCases.reference })
    return row?.reference ?? null
  })
}

import { DAY_MS, type ReportDecision } from '@lilypad/domain'
import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs, listingCases, outbox } from '../../schema/index.ts'
import { findPerson } from '../accounts/users.ts'
import { type DecidedCase, decideListingCase } from '../jobs/listing-reports.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { inTransaction } from '../transactions.ts'

/** `gone`: the job left the list by another way. */
type Outcome = ReportDecision | 'gone'

/** What a person was told of a case, the latest last. */
async function listTold(tx: Executor, caseId: number, userId: number): Promise<Outcome[]> {
  const isOfCase = sql`starts_with(${outbox.cause}, ${`report ${caseId} `})`
  const rows = await tx
    .select({ cause: outbox.cause })
    .from(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.template, 'listing-report'), isOfCase))
    .orderBy(asc(outbox.id))
  return rows.map(({ cause }) => cause.split(' ')[2] as Outcome)
}

/** Members who reported a job hear what came of it; one who was told hears of another decision, and that it is another. */
export async function notifyReporters(
  tx: Executor,
  { title, companyName, reports }: DecidedCase,
  decision: Outcome,
): Promise<void> {
  for (const { caseId, userId, reason } of reports) {
    const person = userId === null ? null : await findPerson(tx, userId)
    if (!person) continue
    const told = await listTold(tx, caseId, person.id)
    const last = told.at(-1)
    if (last === decision || (last === 'acted' && decision === 'gone')) continue
    const { firstName } = person
    const isAnother = last !== undefined && decision !== 'gone'
    await addToOutbox(tx, {
      userId: person.id,
      recipient: person.email,
      cause: `report ${caseId} ${decision} ${person.id} ${told.length}`,
      letter: {
        kind: 'listing-report',
        content: { firstName, title, companyName, reason, decision, isAnother },
      },
    })
  }
}

/** Undecided for a day, of jobs that left otherwise: who took it off may still say why. Resolves to their number. */
export const closeReportsOfGone = (db: Executor, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const dayAgo = new Date(now.getTime() - DAY_MS)
    const isLeft = and(isNotNull(jobs.unlistedReason), lt(jobs.changedAt, dayAgo))
    const gone = await tx
      .select({ id: listingCases.id })
      .from(listingCases)
      .innerJoin(jobs, eq(jobs.id, listingCases.jobId))
      .where(and(isNull(listingCases.decidedAt), lt(listingCases.openedAt, dayAgo), isLeft))
    for (const { id } of gone) {
      const decided = await decideListingCase(tx, { id, decision: 'acted', now })
      if (decided) await notifyReporters(tx, decided, 'gone')
    }
    return gone.length
  })

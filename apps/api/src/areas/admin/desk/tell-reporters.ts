import { addToOutbox, type DecidedCase, type Executor, findPerson } from '@lilypad/db'
import type { ReportDecision } from '@lilypad/domain'

/** Members who reported a job hear what came of it; one who was told hears of another decision, too. */
export const tellReporters = async (
  tx: Executor,
  { title, companyName, reports }: DecidedCase,
  decision: ReportDecision,
): Promise<void> => {
  for (const { caseId, userId, reason } of reports) {
    const person = userId === null ? null : await findPerson(tx, userId)
    if (!person) continue
    const { firstName } = person
    await addToOutbox(tx, {
      userId: person.id,
      recipient: person.email,
      cause: `report ${caseId} ${decision} ${person.id}`,
      letter: { kind: 'listing-report', content: { firstName, title, companyName, reason, decision } },
    })
  }
}

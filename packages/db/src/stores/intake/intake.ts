import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { intakeAnswers } from '../../schema/index.ts'

export async function saveIntake(
  db: Executor,
  { userId, answers, now }: { userId: number; answers: object; now: Date },
): Promise<void> {
  const row = { answers, savedAt: now }
  await db
    .insert(intakeAnswers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: intakeAnswers.userId, set: row })
}

export async function findIntake(db: Executor, userId: number): Promise<unknown> {
  const [found] = await db
    .select({ answers: intakeAnswers.answers })
    .from(intakeAnswers)
    .where(eq(intakeAnswers.userId, userId))
  return found?.answers ?? null
}

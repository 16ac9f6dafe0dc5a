import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { intakeAnswers } from '../../schema/index.ts'

export const saveIntake = async (
  db: Executor,
  { userId, answers, now }: { userId: number; answers: object; now: Date },
): Promise<void> => {
  const row = { answers, savedAt: now }
  await db
    .insert(intakeAnswers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: intakeAnswers.userId, set: row })
}

export const findIntake = async (db: Executor, userId: number): Promise<unknown> => {
  const [found] = await db
    .select({ answers: intakeAnswers.answers })
    .from(intakeAnswers)
    .where(eq(intakeAnswers.userId, userId))
  return found?.answers ?? null
}

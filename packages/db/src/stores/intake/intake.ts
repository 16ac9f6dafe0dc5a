import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { intakeAnswers } from '../../schema/index.ts'

/** Saves a person's answers to the questionnaire and replaces earlier ones. */
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

/** A person's saved answers, or null. */
export const findIntake = async (db: Executor, userId: number): Promise<unknown> => {
  const [found] = await db
    .select({ answers: intakeAnswers.answers })
    .from(intakeAnswers)
    .where(eq(intakeAnswers.userId, userId))
  return found?.answers ?? null
}

import { type intakeCalls, intakeData } from '@lilypad/contracts'
import { findIntake, saveIntake } from '@lilypad/db'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/implement.ts'

export const intakeHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof intakeCalls> => ({
  async saveIntake({ user, request }) {
    await saveIntake(db, { userId: user.id, answers: request, now: now() })
    return {}
  },

  /** Answers to an earlier version of the questionnaire are ignored. */
  async loadIntake({ user }) {
    const read = intakeData.safeParse(await findIntake(db, user.id))
    return { intake: read.success ? read.data : null }
  },
})

import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { userQuery } from '@/api/accounts/session.ts'
import { recallIntakeQuery } from '@/api/intake/intake.ts'
import { answerAs } from '@/api/intake/stored-intake.ts'
import { IntakeView } from '@/features/intake/intake-view.tsx'
import { ScreenSpinner } from '../shell/screen-spinner.tsx'

/** Where the questionnaire leads depends on who answers; a member finds earlier answers. */
export default function IntakeScreen() {
  const { data: user, isPending } = useQuery(userQuery)
  const id = user?.id ?? null
  // Before the first paint, so that no one sees another person's answers.
  useLayoutEffect(() => {
    if (!isPending) answerAs(id)
  }, [id, isPending])
  const recall = useQuery({ ...recallIntakeQuery, enabled: Boolean(user) })
  return isPending || (user && recall.isPending) ? <ScreenSpinner /> : <IntakeView />
}

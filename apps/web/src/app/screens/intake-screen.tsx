import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { answerAs, recallIntakeQuery } from '@/api/intake.ts'
import { userQuery } from '@/api/session.ts'
import { IntakeView } from '@/features/intake/intake-view.tsx'
import { Waiting } from '../waiting.tsx'

/** It depends on who answers where the questionnaire leads; a member finds the answers of the last time. */
export default function IntakeScreen() {
  const { data: user, isPending } = useQuery(userQuery)
  const id = user?.id ?? null
  // Before anything is painted: nobody sees what somebody else answered here.
  useLayoutEffect(() => {
    if (!isPending) answerAs(id)
  }, [id, isPending])
  const recall = useQuery({ ...recallIntakeQuery, enabled: Boolean(user) })
  return isPending || (user && recall.isPending) ? <Waiting /> : <IntakeView />
}

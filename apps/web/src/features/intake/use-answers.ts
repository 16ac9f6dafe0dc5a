import type { IntakeAnswers } from '@lilypad/domain'
import { changeIntake, useIntake } from '@/api/intake/kept-intake.ts'

export const useAnswers = () => {
  const { answers, otherName } = useIntake()
  const answer = (patch: Partial<IntakeAnswers>) => changeIntake({ answers: { ...answers, ...patch } })
  return { answers, answer, otherName, nameOther: (name: string) => changeIntake({ otherName: name }) }
}

import { intakeData } from '@lilypad/contracts'
import { NO_ANSWERS } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { toIntakeRequest, toStoredIntake } from './intake.ts'
import { isOpenTo, NO_INTAKE, readStoredIntake, type StoredIntake } from './stored-intake.ts'

const kept: StoredIntake = {
  answers: {
    ...NO_ANSWERS,
    current_job_title: ' Teacher ',
    industries: ['edtech'],
    categories_exp: [
      { name: 'Sales', is_active: true, num_years: 3 },
      { name: 'Other', is_active: true, num_years: 20 },
    ],
  },
  otherName: ' Beekeeping ',
  isFinished: true,
  userId: 7,
}

it('answers survive being stored', () => {
  expect(readStoredIntake(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(readStoredIntake(JSON.parse(JSON.stringify(NO_INTAKE)))).toEqual(NO_INTAKE)
})

describe('damaged storage is ignored', () => {
  it.each([
    [null],
    ['text'],
    [{}],
    [{ answers: null }],
    [{ answers: { ...kept.answers, salary_min: 1 } }],
    [{ answers: { ...kept.answers, industries: ['no such industry'] } }],
    [{ answers: { ...kept.answers, years_experience: '20' } }],
  ])('%j', (stored) => {
    expect(readStoredIntake(stored)).toBeNull()
  })

  it('what is stored with the answers is read separately', () => {
    expect(readStoredIntake({ answers: kept.answers, otherName: 7 })).toEqual({
      ...kept,
      otherName: '',
      isFinished: false,
      userId: null,
    })
  })
})

// holds Part 2 §2 Intake questionnaire: 'Other' asks for a name
it("the category 'Other' is sent under its given name, and the job title trimmed", () => {
  const request = toIntakeRequest(kept)
  expect(request.categories_exp.map(({ name }) => name)).toEqual(['Sales', 'Beekeeping'])
  expect(request.current_job_title).toBe('Teacher')
  expect(toIntakeRequest({ ...kept, otherName: ' ' }).categories_exp[1]?.name).toBe('Other')
  expect(intakeData.safeParse(request).success).toBe(true)
})

it('answers restored from the account are those that were given', () => {
  const back = toStoredIntake(toIntakeRequest(kept), 7)
  expect(back).toEqual({
    answers: { ...kept.answers, current_job_title: 'Teacher' },
    otherName: 'Beekeeping',
    isFinished: false,
    userId: 7,
  })
  expect(toStoredIntake(toIntakeRequest({ ...kept, otherName: '' }), 7).otherName).toBe('')
})

it.each<[string, number | null, number | null, boolean]>([
  ['a visitor’s answers are shown to anyone', null, null, true],
  ['and to the member that the visitor becomes', null, 7, true],
  ['a member’s are open to that member', 7, 7, true],
  ['to no visitor', 7, null, false],
  ['and to no other member', 7, 8, false],
])('%s', (_sentence, userId, whoIsThere, isOpen) => {
  expect(isOpenTo(whoIsThere, { ...kept, userId })).toBe(isOpen)
})

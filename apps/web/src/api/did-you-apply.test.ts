import { expect, it } from 'vitest'
import { afterApply, afterSight } from './did-you-apply.ts'

const nothing = { userId: 7, asked: [], job: null, isAway: false, isBack: false, hasApplied: false }
const job = { id: 3, title: 'Writer' }

// holds Beyond §3: Did you apply? is asked once a job
it('a press on Apply asks about this job', () => {
  expect(afterApply(nothing, 7, job)).toEqual({ ...nothing, job })
})

it('a later press asks about the later job', () => {
  const before = { ...nothing, job: { id: 2, title: 'Tutor' }, isBack: true, hasApplied: true }
  expect(afterApply(before, 7, job)).toEqual({ ...nothing, job })
})

it('a job that was asked about is not asked about again', () => {
  const before = { ...nothing, asked: [3] }
  expect(afterApply(before, 7, job)).toEqual(before)
})

it('another person in the same tab is asked about their own job alone', () => {
  const before = { ...nothing, userId: 6, asked: [3], job: { id: 2, title: 'Tutor' }, isBack: true }
  expect(afterApply(before, 7, job)).toEqual({ ...nothing, job })
})

it('who opens the employer’s page in another tab is asked when they have been there and are back', () => {
  const pressed = { ...nothing, job }
  expect(afterSight(pressed, true)).toBe(pressed)
  const away = afterSight(pressed, false)
  expect(away).toEqual({ ...pressed, isAway: true })
  expect(afterSight(away, true)).toEqual({ ...away, isBack: true })
})

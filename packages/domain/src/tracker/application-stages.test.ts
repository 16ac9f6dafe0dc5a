import { describe, expect, it } from 'vitest'
import { daysInStage, dueThisWeek, interviewTime, nextReminder } from './application-stages.ts'

const TODAY = '2027-03-10'

describe('days in a stage', () => {
  const trackedAt = '2027-03-01T12:00:00Z'
  it.each<[sentence: string, changes: { at: string }[], days: number]>([
    ['count from when the job came, before any change', [], 9],
    ['count from the last change', [{ at: '2027-03-02T12:00:00Z' }, { at: '2027-03-08T12:00:00Z' }], 2],
    ['are days of New York: an evening there is the same day', [{ at: '2027-03-11T01:00:00Z' }], 0],
    ['are never below zero', [{ at: '2027-03-12T12:00:00Z' }], 0],
  ])('%s', (_sentence, changes, days) => {
    expect(daysInStage({ trackedAt, changes }, TODAY)).toBe(days)
  })
})

it('the next reminder is one of today or later', () => {
  const days = ['2027-03-09', '2027-03-10', '2027-04-01', null]
  expect(days.map((remindOn) => nextReminder({ remindOn }, TODAY))).toEqual([
    null,
    '2027-03-10',
    '2027-04-01',
    null,
  ])
})

it('due this week are reminders, and deadlines of saved jobs, from today to six days on, soonest first', () => {
  const job = (status: number, remindOn: string | null, deadline: string | null) => ({
    status,
    remindOn,
    deadline,
    interview: null,
  })
  const jobs = [
    job(0, '2027-03-16', '2027-03-10'),
    job(0, '2027-03-17', '2027-03-09'),
    job(1, '2027-03-11', '2027-03-12'),
    job(0, null, null),
  ]
  expect(dueThisWeek(jobs, TODAY).map(({ job, what, day }) => [jobs.indexOf(job), what, day])).toEqual([
    [0, 'deadline', '2027-03-10'],
    [2, 'reminder', '2027-03-11'],
    [0, 'reminder', '2027-03-16'],
  ])
})

it('interviews of any status are due on the day and at the time of their own zone, first on their day, the earliest first', () => {
  const job = (at: string | null, remindOn: string | null, zone = 'America/Chicago') => ({
    status: 2,
    remindOn,
    deadline: null,
    interview: at === null ? null : { at, zone },
  })
  const jobs = [
    job(null, '2027-03-11'),
    job('2027-03-11T21:00:00Z', null),
    // Still the 11th in Los Angeles, and later than the one before.
    job('2027-03-12T04:30:00Z', '2027-03-11', 'America/Los_Angeles'),
    job('2027-03-09T15:00:00Z', null),
    job('2027-03-17T15:00:00Z', null),
  ]
  const due = dueThisWeek(jobs, TODAY)
  expect(due.map(({ job, what, day }) => [jobs.indexOf(job), what, day])).toEqual([
    [1, 'interview', '2027-03-11'],
    [2, 'interview', '2027-03-11'],
    [0, 'reminder', '2027-03-11'],
    [2, 'reminder', '2027-03-11'],
  ])
  expect(due.slice(0, 2).map(({ job }) => job.interview && interviewTime(job.interview))).toEqual([
    expect.stringMatching(/^3:00\sPM$/),
    expect.stringMatching(/^8:30\sPM$/),
  ])
})

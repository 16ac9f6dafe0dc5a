import { expect, test } from 'vitest'
import { readMail } from '../../src/index.ts'
import { judge, readMails } from './score-mails.ts'

test.each(['first', 'second', 'third', 'fourth', 'fifth'] as const)(
  'of the %s set of mails none is confidently wrong',
  (name) => {
    expect(
      readMails(name)
        .map(judge)
        .filter(({ isConfidentlyWrong }) => isConfidentlyWrong),
    ).toEqual([])
  },
)

test('a host of free mail is no employer, and what stands before an employer in a domain is no part of its name', () => {
  const text = 'Thank you for applying for the Tutor position.\n\nGet Outlook for iOS\nVisit Careers Portal'
  const from = (address: string) =>
    readMail({ name: 'Ann Lee', address, subject: 'Your application', day: '2026-11-29', text }, [])?.company
  expect(from('ann.lee@outlook.com')).toBeUndefined()
  expect(from('ann.lee@careers.wexcombe.example')).toBeUndefined()
})

import { expect, test } from 'vitest'
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

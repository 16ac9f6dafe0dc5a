import { expect, it } from 'vitest'
import { type BoardCheck, boardTrouble } from './board-trouble.ts'

const check = (found: number, more: Partial<BoardCheck> = {}): BoardCheck => ({
  outcome: 'complete',
  found,
  withText: null,
  withPay: null,
  withWorkplace: null,
  ...more,
})
const failed = check(0, { outcome: 'failed' })
const usual = [12, 12, 13, 11].map((found) => check(found))
const paying = (found: number, withPay: number) => check(found, { withPay })

it.each<[sentence: string, checks: BoardCheck[], text: string | null]>([
  ['as usual', [check(12), check(11), check(12), ...usual], null],
  [
    'nothing for three checks',
    [check(0), check(0), failed, ...usual],
    'Its last three checks found no postings; 12 are usual.',
  ],
  ['nothing for two checks', [check(0), failed, ...usual], null],
  [
    'a third of the median for three checks',
    [check(3), check(0), check(4), ...usual],
    'Its last three checks found 4, 0 and 3 postings; 12 are usual.',
  ],
  ['more than a third once', [check(3), check(5), check(4), ...usual], null],
  ['it never had any', [check(0), check(0), check(0), check(0), failed], null],
  ['a new board', [failed, failed, failed], null],
  [
    'all had pay, and none has now',
    [paying(9, 0), paying(8, 8), failed, paying(9, 9), paying(7, 7)],
    'None of its postings has pay any more; all had before.',
  ],
  ['some had pay, and none has now', [paying(9, 0), paying(8, 8), paying(9, 8), paying(7, 7)], null],
  ['all had pay too seldom to tell', [paying(9, 0), paying(8, 8), paying(9, 9)], null],
  ['some still have pay', [paying(9, 1), paying(8, 8), paying(9, 9), paying(7, 7)], null],
])('%s', (_sentence, checks, text) => {
  expect(boardTrouble(checks)?.text ?? null).toBe(text)
})

import { describe, expect, it } from 'vitest'
import {
  type BoardCheck,
  type BoardTrouble,
  boardTrouble,
  isAside,
  TROUBLE_CHECKS,
  troubleMark,
} from './board-trouble.ts'

const check = (found: number, more: Partial<BoardCheck> = {}): BoardCheck => ({
  outcome: 'complete',
  found,
  message: null,
  withText: null,
  withPay: null,
  withWorkplace: null,
  ...more,
})
const failed = check(0, { outcome: 'failed' })
const cut = check(9, { outcome: 'incomplete', message: 'Only 50 pages were read.' })
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
  [
    'incomplete for three checks',
    [cut, cut, cut, ...usual],
    'Its last three checks were incomplete: Only 50 pages were read.',
  ],
  [
    'incomplete at every check',
    Array(TROUBLE_CHECKS).fill(cut),
    'No check since Feb 1, 2026 was complete: Only 50 pages were read.',
  ],
  [
    'new, and incomplete at each of three checks',
    [cut, cut, cut],
    'No check since Feb 1, 2026 was complete: Only 50 pages were read.',
  ],
  ['new, and incomplete twice', [cut, cut], null],
  ['incomplete for two checks', [cut, cut, failed, cut, ...usual], null],
  ['some still have pay', [paying(9, 1), paying(8, 8), paying(9, 9), paying(7, 7)], null],
])('%s', (_sentence, checks, text) => {
  expect(boardTrouble(checks, new Date('2026-02-01T12:00:00Z'))?.text ?? null).toBe(text)
})

describe('a trouble that was put aside', () => {
  const AT = '2026-05-05T12:00:00Z'
  const began = (day: number) => new Date(Date.UTC(2026, 4, day))
  const shrank = { kind: 'shrank' as const, text: 'found 4, 3 and 2', checks: 3, since: began(2) }
  const shape = { kind: 'shape' as const, text: 'None has pay.', checks: 3, since: began(2) }
  const [forever, month] = [null, '2026-06-04T12:00:00Z']

  it.each<
    [sentence: string, trouble: Partial<BoardTrouble & { since: Date }>, until: string | null, aside: boolean]
  >([
    ['stays aside while only its numbers change', { ...shrank, text: 'found 3, 2 and 1' }, forever, true],
    ['is back when a further kind comes', { ...shrank, kind: 'died' }, forever, false],
    ['is back when a further kind comes, though its days last', { ...shrank, kind: 'died' }, month, false],
    ['is back when it began again', { ...shrank, since: began(9) }, forever, false],
    ['stays aside for its days, though it began again', { ...shrank, since: began(9) }, month, true],
    ['is back after its days', shrank, '2026-05-06T12:00:00Z', false],
  ])('%s', (_sentence, trouble, until, aside) => {
    const put = { mark: troubleMark(shrank), at: AT, until }
    expect(isAside({ ...shrank, ...trouble }, put, began(10))).toBe(aside)
  })

  it('is back when a further field is missing', () => {
    const put = { mark: troubleMark(shape), at: AT, until: null }
    expect(isAside(shape, put, began(10))).toBe(true)
    expect(isAside({ ...shape, text: 'None has a text and pay.' }, put, began(10))).toBe(false)
  })

  it('is not where nothing was put aside', () => {
    expect(isAside(shrank, null, began(10))).toBe(false)
  })
})

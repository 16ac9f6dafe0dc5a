import { expect, test } from 'vitest'
import { type CompleteAnswer, judgeCompleteAnswer, SECOND_LOOK_MS } from './scrape-guard.ts'

const now = new Date('2026-03-02T08:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `p${from + i}`)

/** A board with `live` postings p1…; the answer lacks the first `lacks` of them. */
const answer = (live: number, lacks: number, more: Partial<CompleteAnswer> = {}): CompleteAnswer => ({
  found: live - lacks,
  live,
  missing: ids(1, lacks),
  measures: [live, live, live],
  suspicion: null,
  now,
  secondLookMs: SECOND_LOOK_MS,
  ...more,
})
const suspected = (missing: string[], minutes: number) => ({ missing, since: minutesAgo(minutes) })

type Incident = { saw: string; answer: CompleteAnswer; goes: string[]; doubts: string | null }

const incidents: Incident[] = [
  { saw: 'the same as before', answer: answer(20, 0), goes: [], doubts: null },
  { saw: 'one job less', answer: answer(20, 1), goes: ['p1'], doubts: null },
  {
    saw: 'one job less, which its reader doubts',
    answer: answer(20, 1, { readersDoubt: 'A page is not there.' }),
    goes: [],
    doubts: 'A page is not there.',
  },
  {
    saw: 'the same job less an hour later, which its reader doubts',
    answer: answer(20, 2, { readersDoubt: 'A page is not there.', suspicion: suspected(['p1'], 60) }),
    goes: ['p1'],
    doubts: null,
  },
  {
    saw: 'the same jobs, whatever its reader doubts',
    answer: answer(20, 0, { readersDoubt: 'A page is not there.' }),
    goes: [],
    doubts: null,
  },
  {
    saw: 'exactly 70 % of what is usual',
    answer: answer(20, 6),
    goes: ids(1, 6),
    doubts: null,
  },
  {
    saw: 'fewer than 70 % of what is usual',
    answer: answer(20, 7),
    goes: [],
    doubts: 'The board shows 13 postings; 20 are usual.',
  },
  {
    saw: 'fewer than 70 % of a median below 10',
    answer: answer(9, 4),
    goes: ids(1, 4),
    doubts: null,
  },
  {
    saw: 'fewer than 70 % of a median of 10',
    answer: answer(10, 4),
    goes: [],
    doubts: 'The board shows 6 postings; 10 are usual.',
  },
  {
    saw: 'much, measured by the median of the five newest good scrapes and not by older ones',
    answer: answer(20, 2, { measures: [18, 18, 20, 20, 20, 400, 400, 400, 400, 400, 400] }),
    goes: ids(1, 2),
    doubts: null,
  },
  {
    saw: 'little, measured by a median that one lucky scrape does not lower',
    answer: answer(30, 12, { measures: [5, 30, 30] }),
    goes: [],
    doubts: 'The board shows 18 postings; 30 are usual.',
  },
  {
    saw: 'the median of an even number of scrapes, which is between two',
    answer: answer(20, 7, { measures: [20, 16] }),
    goes: ids(1, 7),
    doubts: null,
  },
  {
    saw: 'as many as usual, but more than half of more than ten are others',
    answer: answer(11, 6, { found: 11 }),
    goes: [],
    doubts: '6 of 11 postings are missing.',
  },
  {
    saw: 'as many as usual, and half of twelve are others',
    answer: answer(12, 6, { found: 12 }),
    goes: ids(1, 6),
    doubts: null,
  },
  {
    saw: 'others than before, which count as live since the first look, 59 minutes later',
    answer: answer(22, 11, { measures: [11], suspicion: suspected(ids(1, 11), 59) }),
    goes: [],
    doubts: '11 of 22 postings are missing.',
  },
  {
    saw: 'as many as usual, and most of ten are others',
    answer: answer(10, 9, { found: 10 }),
    goes: ids(1, 9),
    doubts: null,
  },
  {
    saw: 'nothing, where three were',
    answer: answer(3, 3),
    goes: [],
    doubts: 'The board shows no postings, but had 3.',
  },
  { saw: 'nothing, where nothing was', answer: answer(0, 0), goes: [], doubts: null },
  {
    saw: 'little, but nothing that was live is missing',
    answer: answer(5, 0, { measures: [40, 40, 40] }),
    goes: [],
    doubts: null,
  },
  {
    saw: 'the same lack 59 minutes later',
    answer: answer(20, 20, { suspicion: suspected(ids(1, 20), 59) }),
    goes: [],
    doubts: 'The board shows no postings, but had 20.',
  },
  {
    saw: 'the same lack an hour later',
    answer: answer(20, 20, { suspicion: suspected(ids(1, 20), 60) }),
    goes: ids(1, 20),
    doubts: null,
  },
  {
    saw: 'a greater lack an hour later: those that were missing before go, and no others',
    answer: answer(20, 15, { suspicion: suspected(ids(1, 12), 60) }),
    goes: ids(1, 12),
    doubts: null,
  },
  {
    saw: 'a smaller lack an hour later',
    answer: answer(20, 8, { suspicion: suspected(ids(1, 12), 60) }),
    goes: ids(1, 8),
    doubts: null,
  },
  {
    saw: 'quite another lack an hour later',
    answer: answer(20, 8, { suspicion: suspected(ids(9, 20), 60) }),
    goes: [],
    doubts: 'The board shows 12 postings; 20 are usual.',
  },
  {
    saw: 'everything again after a doubt',
    answer: answer(20, 0, { suspicion: suspected(ids(1, 12), 60) }),
    goes: [],
    doubts: null,
  },
  {
    saw: 'the same lack after a shrunk hour',
    answer: answer(20, 20, { suspicion: suspected(ids(1, 20), 1), secondLookMs: 36_000 }),
    goes: ids(1, 20),
    doubts: null,
  },
]

// holds Decisions §7: A scrape never deletes on doubt
test.each(incidents)('a complete answer that shows $saw', ({ answer, goes, doubts }) => {
  const verdict = judgeCompleteAnswer(answer)
  expect(verdict.gone).toEqual(goes)
  expect(verdict.suspicion?.reason ?? null).toBe(doubts)
})

test('a doubt keeps the instant of its first look and only what both looks missed', () => {
  const first = suspected(ids(5, 20), 30)
  const { suspicion } = judgeCompleteAnswer(answer(20, 12, { suspicion: first }))
  expect(suspicion).toMatchObject({ since: first.since, missing: ids(5, 12) })
})

test('other missing postings start a new doubt', () => {
  const { suspicion } = judgeCompleteAnswer(answer(20, 8, { suspicion: suspected(ids(9, 20), 300) }))
  expect(suspicion).toMatchObject({ since: now, missing: ids(1, 8) })
})

test('only an agreeing second look resets what the board is measured by', () => {
  const lack = answer(20, 20, { suspicion: suspected(ids(1, 20), 60) })
  expect(judgeCompleteAnswer(lack).isConfirmed).toBe(true)
  expect(judgeCompleteAnswer(answer(20, 1)).isConfirmed).toBe(false)
  expect(judgeCompleteAnswer(answer(20, 20)).isConfirmed).toBe(false)
})

test.each([
  ['nothing of 40', 40, ['p1'], ['p1']],
  ['one less, that was there before', 13, ids(1, 12), ids(1, 12)],
  ['one of those again', 13, ids(1, 14), ids(1, 13)],
])('a second look at %s resets it only where all that is missing was doubted', (_, lacks, doubted, goes) => {
  const verdict = judgeCompleteAnswer(answer(40, lacks, { suspicion: suspected(doubted, 60) }))
  const isWhole = goes.length === lacks
  expect(verdict).toEqual({ gone: goes, suspicion: null, isConfirmed: isWhole, leavesSome: !isWhole })
})

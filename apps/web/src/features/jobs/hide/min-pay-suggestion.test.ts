import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { type HiddenThings, hiddenQuery } from '@/api/jobs/hidden.ts'
import { type JobList, jobsQuery, type ListedJob, SEARCH_JOBS } from '@/api/jobs/jobs.ts'
import { hiddenForPay } from './min-pay-suggestion.tsx'

const rows = (...ids: number[]) => ids.map((id) => ({ id }) as ListedJob)
const HIDDEN = [
  { id: 1, reason: 'pay' },
  { id: 2, reason: null },
  { id: 3, reason: 'pay' },
]

function look(listed: number[], found: number[][]) {
  const client = new QueryClient()
  client.setQueryData(hiddenQuery.queryKey, { jobs: HIDDEN } as HiddenThings)
  client.setQueryData(jobsQuery.queryKey, { jobs: rows(...listed) } as unknown as JobList)
  client.setQueryData([SEARCH_JOBS, false, 'a'], { pages: found.map((ids) => ({ rows: rows(...ids) })) })
  client.setQueryData([SEARCH_JOBS, false, 'b'], { pages: [{ rows: rows(1) }] })
  return hiddenForPay(client).map(({ id }) => id)
}

it('what was hidden for its pay is known from the list in the browser', () => {
  expect(look([3, 2, 1], [])).toEqual([3, 1])
})

it('what was hidden for its pay is known, each job once, from what the server found', () => {
  expect(
    look(
      [],
      [
        [1, 2],
        [3, 4],
      ],
    ),
  ).toEqual([1, 3])
})

import { type JobFilter, NO_FILTER } from '@lilypad/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { FromState } from './job-results.tsx'
import { useSearchInBrowser } from './search-in-browser.ts'

const job = (id: number, eligibleStates: string[] | null, more: Partial<ListedJob> = {}) =>
  ({
    id,
    title: `Job ${id}`,
    companyName: 'Pond',
    category: 'Sales',
    locations: [],
    stackId: null,
    searchWords: ` job ${id} `,
    isTracked: false,
    isHidden: false,
    eligibleStates,
    ...more,
  }) as unknown as ListedJob

const jobs = [
  job(1, ['OH']),
  job(2, null),
  job(3, ['TX']),
  job(4, ['TX'], { isHidden: true }),
  job(5, ['TX'], { category: 'Finance' }),
]

function Told({ filter }: { filter: JobFilter }) {
  const list = { jobs, audiences: [], isSearchedByServer: false }
  const { result } = useSearchInBrowser(list, { filter, sort: 'date', onlyNew: false }, null)
  return result && <FromState {...result} filter={filter} onChange={() => undefined} />
}

it.each<[string, Partial<JobFilter>, string]>([
  ['leaves jobs out', { homeState: 'OH' }, '1 of 3 jobs are left out: they rule out Ohio. See all 3'],
  ['leaves none out', { homeState: 'TX', searchField: '3' }, ''],
  ['leaves none over, which the list says itself', { homeState: 'OH', searchField: '3' }, ''],
  ['is not chosen', {}, ''],
])('where the state %s', (_sentence, more, told) => {
  const html = renderToStaticMarkup(<Told filter={{ ...NO_FILTER, categories: ['Sales'], ...more }} />)
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text.trim()).toBe(told)
})

import { filterJobs, type JobFilter, NO_FILTER, searchText, stackJobs } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import type { ListedJob } from '@/api/jobs.ts'
import { matcherOfList, warmUp } from './matching-jobs.ts'

const TITLES = ['Tutor', 'Tutoring Lead', 'Editor', 'Curriculum Editor', 'Senior Tutor', 'Data Analyst']

const jobOf = (title: string, index: number): ListedJob => {
  const job = {
    id: index + 1,
    title,
    companyName: `Pond ${index % 2}`,
    url: 'https://example.com',
    jobType: index % 2 ? ('Contract' as const) : ('Full-Time' as const),
    workplace: 'Remote' as const,
    travel: 'No Travel' as const,
    locations: [],
    audience: [],
    category: 'Other' as const,
    salaryMax: 60_000 + index * 10_000,
    salaryRange: null,
    applyBy: null,
    approvedOn: '2026-01-31',
    featured: false,
    stackId: title.includes('Tutor') ? 'tutor' : null,
    logoFile: null,
    logoOneOff: null,
    logoAttachment: null,
    lastScrapedOn: null,
  }
  return { ...job, searchText: searchText(job), isTracked: false }
}

const list = TITLES.map(jobOf)

describe('what is remembered of texts before changes nothing of what is found', () => {
  const textsOf = (typed: string) => [...typed].map((_letter, index) => typed.slice(0, index + 1))
  const typing = [...textsOf('tutor l'), ...textsOf('tutor').reverse(), 'TUT', ' edi', 'tutor', '', 'o']
  const steps: Partial<JobFilter>[] = [
    ...typing.map((searchField) => ({ searchField })),
    { searchField: 'tutor', types: ['Contract'] },
    { searchField: 'tut', types: ['Contract'] },
    { searchField: 'tut', salaryFrom: 90_000 },
    { searchField: 'tut' },
  ]

  it('nor what was done before anybody has asked', () => {
    const match = matcherOfList(list)
    warmUp(match)
    for (const step of steps) {
      const filter = { ...NO_FILTER, ...step }
      expect(match(filter).jobs).toEqual(filterJobs(list, filter))
    }
  })

  it('one after the other', () => {
    const match = matcherOfList(list)
    for (const step of steps) {
      const filter = { ...NO_FILTER, ...step }
      const found = filterJobs(list, filter)
      expect(match(filter), JSON.stringify(step)).toEqual({ jobs: found, stacks: stackJobs(found) })
    }
  })
})

it('the same filter gives the very same cards, so that they are not drawn again', () => {
  const match = matcherOfList(list)
  const typed = match({ ...NO_FILTER, searchField: 'tut' })
  match({ ...NO_FILTER, searchField: 'tuto' })
  expect(match({ ...NO_FILTER, searchField: 'tut' })).toBe(typed)
})

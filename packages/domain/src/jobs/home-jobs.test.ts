import { expect, it } from 'vitest'
import type { AudienceId } from '../postings/job-values.ts'
import { chooseHomeJobs } from './home-jobs.ts'

const job = (companyName: string, audience: AudienceId[], featured = false) => ({
  companyName,
  audience,
  featured,
})

it.each([
  ['one of each employer', [job('A', ['RS1']), job('A', ['RS1']), job('B', ['RS1'])], [0, 2]],
  ['a second of an employer where there are no others', [job('A', ['RS1']), job('A', ['RS1'])], [0, 1]],
  [
    'teachers without other experience before others',
    [job('A', ['IE3']), job('B', ['CP1', 'IE1']), job('C', ['CP1', 'RS1']), job('D', ['CP1', 'EC'])],
    [2, 3],
  ],
  ['of an employer, the one for teachers', [job('A', ['RS3']), job('A', ['CP1']), job('B', ['RS3'])], [1, 2]],
  ['featured before all', [job('A', ['CP1']), job('B', ['CP1']), job('C', ['IE3'], true)], [0, 2]],
])('%s', (_sentence, jobs, chosen) => {
  expect(chooseHomeJobs(jobs, 2).chosen).toEqual(chosen.map((at) => jobs[at]))
})

it('those that follow are of other employers first', () => {
  const jobs = [job('A', ['CP1']), job('A', ['CP1']), job('B', ['IE3'])]
  expect(chooseHomeJobs(jobs, 1)).toEqual({ chosen: [jobs[0]], following: [jobs[2], jobs[1]] })
})

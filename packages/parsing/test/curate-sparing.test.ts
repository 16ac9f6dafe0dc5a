import { curate } from '@lilypad/curation'
import { type FoundPosting, ScrapeError } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { curateSparing } from '../src/open-parser.ts'
import { posting } from './strangers.ts'

const TOO_LONG = 'Reading this took longer than any honest page does.'
const found = Array.from({ length: 60 }, (_, index) =>
  posting({ externalId: `${index}`, title: `Tutor ${index}` }),
)

const curateAll = async (some: readonly FoundPosting[]) =>
  some.map((one) => ({ job: curate(one, { company: 'Pond', markdown: '', text: '' }), description: null }))

test('a posting that cannot be read is kept as unreadable, and costs no other posting', async () => {
  const asked: number[] = []
  const curated = await curateSparing(found, async (some) => {
    asked.push(some.length)
    if (some.some(({ externalId }) => externalId === '30')) throw new ScrapeError('changed', TOO_LONG)
    return curateAll(some)
  })
  expect(curated.map(({ job }) => job.title)).toEqual(found.map(({ title }) => title))
  const unreadable = curated.filter(({ job }) => job.unlistedReason === 'unreadable')
  expect(unreadable.map(({ job }) => [job.title, job.reasons.listed])).toEqual([['Tutor 30', TOO_LONG]])
  expect(asked).toEqual([25, 25, ...Array.from({ length: 25 }, () => 1), 10])
})

test('a fault of ours is thrown', async () => {
  const fault = new Error('The thread ended.')
  await expect(curateSparing(found, () => Promise.reject(fault))).rejects.toBe(fault)
})

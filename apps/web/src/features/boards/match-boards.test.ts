import { expect, it } from 'vitest'
import { matchBoards } from './board-search.ts'

const boards = [
  {
    companyName: 'Bright Pond',
    careersUrl: 'https://jobs.lever.co/bright',
    system: 'lever',
    state: 'live' as const,
  },
  {
    companyName: 'Reed & Co',
    careersUrl: 'https://reed.example/jobs',
    system: 'any',
    state: 'suspect' as const,
  },
]

it.each<[sentence: string, sought: string, found: string[]]>([
  ['nothing typed, all shown', ' ', ['Bright Pond', 'Reed & Co']],
  ['by company, ignoring case', 'BRIGHT', ['Bright Pond']],
  ['by address', 'reed.example', ['Reed & Co']],
  ['by system', 'lever', ['Bright Pond']],
  ['by state', 'suspect', ['Reed & Co']],
  ['every word must be there', 'reed live', []],
])('%s', (_sentence, sought, found) => {
  expect(matchBoards(boards, sought).map(({ companyName }) => companyName)).toEqual(found)
})

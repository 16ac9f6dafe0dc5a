import { expect, test } from 'vitest'
import { AUDIENCE_GROUPS, AUDIENCE_IDS, audienceLabel, randomColor, searchText } from '../../src/index.ts'

// holds Decisions §7: Audience groups, ids and labels
test('the groups hold every audience once, and a label includes its years', () => {
  const ids = AUDIENCE_GROUPS.flatMap((group) => group.children?.map(({ id }) => id) ?? [group.id])
  expect(ids).toEqual(AUDIENCE_IDS)
  expect(audienceLabel('RS1')).toBe('Relevant Skills (2-5 years)')
  expect(audienceLabel('EC')).toBe('Early Career')
})

// holds Decisions §2: The search text, built by one function
test('the search text is title, company, category, type, audience labels and locations, lower-cased and joined by blanks', () => {
  const job = {
    title: 'Math Tutor',
    companyName: 'Pond Academy',
    category: 'K12 Education',
    jobType: null,
    audience: ['Early Career'],
    locations: ['Ohio'],
  }
  expect(searchText(job)).toBe('math tutor pond academy k12 education early career ohio')
  expect(searchText({ ...job, jobType: 'Part-Time', locations: [] })).toBe(
    'math tutor pond academy k12 education part-time early career',
  )
})

// holds Part 1 §9: Audience colours: components below 180, remembered
test('random rgb components are each below 180', () => {
  expect(randomColor(() => 0)).toBe('rgb(0, 0, 0)')
  expect(randomColor(() => 0.999_999)).toBe('rgb(179, 179, 179)')
})

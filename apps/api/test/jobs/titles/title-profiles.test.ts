import { readFileSync } from 'node:fs'
import { makeDemoBoards } from '@lilypad/demo'
import { expect, test } from 'vitest'
import { readBridge } from '../../../src/areas/jobs/titles/bridge.ts'
import { suggestTitles } from '../../../src/areas/jobs/titles/suggest-titles.ts'
import { createTitleGroups } from '../../../src/areas/jobs/titles/title-groups.ts'
import { toTitleHead, toTitleWords } from '../../../src/areas/jobs/titles/title-words.ts'

const bridge = readBridge(readFileSync(new URL('../../../assets/titles-bridge.txt', import.meta.url), 'utf8'))

const UNKNOWN = {
  ...{ salaryRange: null, salaryMax: null, degree: null, licence: null, years: null, classroomYears: null },
  ...{ companyName: 'Pond', changedAt: new Date(0), isFree: true },
}

function demoGroups() {
  const groups = createTitleGroups()
  const listed = makeDemoBoards()
    .flatMap(({ postings }) => postings)
    .filter(({ unlistedReason }) => unlistedReason === null)
  for (const [id, { title, category, audience }] of listed.entries())
    groups.add({ ...UNKNOWN, id, title, category, audience })
  return groups.all()
}
const groups = demoGroups()
const suggest = (from: string) => suggestTitles(from, { groups, bridge })

test('of a title of a hundred words twelve are compared with what somebody did', () => {
  const long = createTitleGroups()
  const made = Array.from({ length: 98 }, (_, index) => `word${index}`)
  long.add({ ...UNKNOWN, id: 1, title: made.join(' '), category: 'Other', audience: [] })
  const [group] = long.all()
  expect(group?.words).toHaveLength(12)
})

// holds Beyond §6: titles from what someone did
test.each([
  ['4th grade teacher, ten years, curriculum lead', 'Curriculum'],
  ['school counselor', 'Higher Ed'],
  ['dean of students', 'Program or Project Management'],
  ['paraprofessional', 'Customer Support'],
  ['principal', 'Educational Consultant'],
  ['ESL teacher', 'Curriculum'],
  ['high school math teacher', 'Curriculum'],
  ['special education teacher with IEP experience', 'K12 Education'],
  ['instructional coach', 'Educational Consultant'],
  ['college professor of biology', 'Higher Ed'],
  ['academic advisor', 'Higher Ed'],
  ['substitute teacher', 'K12 Education'],
  ['teacher of the year who ran professional development', 'Learning & Development'],
  ['school secretary', 'Operations'],
  ['data coach for a district', 'Data Analysis/Research'],
  ['instructional designer', 'Instructional Design'],
  ['after school program director', 'Program or Project Management'],
  ['superintendent', 'Executive'],
  ['grant writer for a school', 'Fundraising & Development'],
  ['I taught kindergarten for 5 years and love writing', 'Curriculum'],
])('of the first five titles for ‘%s’, one is of %s', (from, category) => {
  const found = suggest(from)
  expect(found.length).toBeLessThanOrEqual(12)
  expect(found.slice(0, 5).map((title) => title.category)).toContain(category)
})

test.each([
  'astronaut',
  'asdf qwer',
  'manager',
  '🐸🐸',
  '<script>alert(1)</script>',
  "'; drop table jobs; --",
  'учитель',
])('nothing is made up for ‘%s’', (from) => expect(suggest(from)).toEqual([]))

test.each([
  ['Account Executive, Gulf Coast', 'Account Executive'],
  ['Director, Curriculum', 'Director, Curriculum'],
  ['(Remote) Tutor - Evenings', 'Tutor'],
  ['High School English Teacher (Grades 9-12)', 'High School English Teacher'],
])('the head of ‘%s’ is ‘%s’', (title, head) => expect(toTitleHead(title)).toBe(head))

test('titles of another rank, number or workplace are one title', () => {
  const key = (head: string) => toTitleWords(head).join(' ')
  for (const head of ['Senior Curriculum Writer', 'Curriculum Writers II', 'Lead Curriculum Writer'])
    expect(key(head)).toBe('curriculum writer')
  expect(key('Customer Support Team Lead')).toBe('customer support team lead')
})

test('every block of the bridge leads to titles of demo jobs, and each is called by its own name', () => {
  expect(bridge.filter(({ name }) => suggest(name).length < 5).map(({ name }) => name)).toEqual([])
  expect(new Set(bridge.map(({ name }) => name)).size).toBe(bridge.length)
})

test.each([
  ['gardener\ntitles: x\nsaid: y\ncategories: Other', /wrong at 'gardener': a line 'said: …' is expected/],
  ['gardener\nsaid:\ntitles: x\ncategories: Gardens', /there is no category 'Gardens'/],
])('a block that is wrong is named: %s', (text, message) => {
  expect(() => readBridge(text)).toThrow(message)
})

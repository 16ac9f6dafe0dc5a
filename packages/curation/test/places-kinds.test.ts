import { curate, locationNames, readPlaces, zonesOfPlace } from '@lilypad/curation'
import type { FoundPosting } from '@lilypad/domain'
import { expect, test } from 'vitest'

const places = (...found: string[]) =>
  readPlaces({ places: found, country: null, workplace: null, remote: null })
const restricted = (...found: string[]) => places(...found).restrictedTo.join(' ')

// holds Decisions §7: Location-Specific; Hiring Nationally
test.each([
  ['Remote / Eastern Time (ET)', ''],
  ['Remote - ET', ''],
  ['Remote (PT/ET)', ''],
  ['Remote - East Coast / ET', ''],
  ['Remote - East Coast', 'US'],
  ['Addis Ababa, ET', 'ET'],
  ['Hartford, CT', 'US-CT'],
  ['Salina, KS - CAN BE REMOTE', 'US-KS'],
  ['Can be remote', ''],
  ['Ames, IA (CAN ALSO WORK REMOTELY)', 'US-IA'],
  ['Toronto, CAN', 'CA'],
  ['Can Tho, Vietnam', 'VN'],
  ['MUST BE IN THE US', 'US'],
  ['REMOTE IN OHIO', 'US-OH'],
  ['Remote OK', ''],
  ['Remote is OK, Denver, CO', 'US-CO'],
  ['Tulsa, OK', 'US-OK'],
  ['Remote, OK', 'US-OK'],
  ['Remote - US, non-US citizens welcome', 'US'],
  ['LA, CA', 'US-CA'],
  ['Chicago, LA, Denver', 'US-CA US-CO US-IL'],
  ['New Orleans, LA', 'US-LA'],
  ['Monroe, LA', 'US-LA'],
  ['Remote - TX, LA, MS', 'US-LA US-MS US-TX'],
])('everyday words and time zones are no places: %s is %s', (place, expected) =>
  expect(restricted(place)).toBe(expected),
)

// holds Decisions §7: Location-Specific; Hiring Nationally
test.each([
  [['LA, BOS, Remote-US'], 'US'],
  [['Boston office, Remote - USA'], 'US'],
  [['NY', 'Remote - US'], 'US'],
  [['Remote - US (HQ in Austin, TX)'], 'US'],
  [['Remote in the United States, office in Reno, NV'], 'US'],
  [['Remote, Texas, US'], 'US-TX'],
  [['Austin, TX (Headquarters)'], 'US-TX'],
])('an office beside a nationwide remote place does not narrow it: %j is %s', (found, expected) =>
  expect(restricted(...found)).toBe(expected),
)

// holds Decisions §7: Location-Specific; Hiring Nationally
test.each([
  ['Remote - Non-US', ['Outside the United States']],
  ['Remote (outside of the U.S.)', ['Outside the United States']],
  ['Worldwide, excluding the United States', ['Outside the United States']],
  ['Remote (non-US), Europe', ['Europe']],
  ['Remote - Canada (non-US)', ['Canada']],
])('a place that excludes the United States is never read as it: %s', (place, expected) => {
  expect(locationNames(places(place))).toEqual(expected)
  expect(places(place).restrictedTo).not.toContain('US')
})

const posting = (title: string, ...where: string[]): FoundPosting => ({
  externalId: '1',
  title,
  url: 'https://board.example/1',
  html: null,
  places: where,
  country: null,
  department: null,
  employment: 'Full-time',
  workplace: null,
  remote: null,
  pay: null,
  postedAt: null,
  applyBy: null,
  company: null,
})
const locations = (title: string, ...where: string[]) =>
  curate(posting(title, ...where), { company: 'Bright Pond', markdown: '', text: 'Help schools.' }).locations

// holds Decisions §7: Location-Specific; Hiring Nationally
test.each([
  ['Success Manager (Location - Ireland or Spain)', 'Remote', ['Ireland', 'Spain']],
  ['Advisor (Remote, Ohio only)', 'Remote', ['Ohio']],
  ['Advisor (Remote, Ohio only)', 'Remote - US', ['Ohio']],
  ['Advisor - Florida residents only', 'Remote', ['Florida']],
  ['Tutor (Remote - Germany)', 'Remote', ['Germany']],
  ['Tutor (Non-US)', 'Remote', ['Outside the United States']],
  ['Tutor (US only)', 'Remote', []],
  ['Advisor (Remote, Ohio only)', 'Remote - Canada', ['Canada']],
  ['Tutor, American History', 'Remote', []],
  ['Teacher (Remote - Reading)', 'Remote', []],
  ['Therapist - Remote - PT/FT Contract - Ohio', 'Remote', ['Ohio']],
  ['Support (IT only)', 'Remote', []],
  ['Director, Texas Schools (Remote)', 'Remote', []],
  ['Tutor - Remote, Part-time', 'Remote', []],
])('a title that restricts the places: %s at %s', (title, where, expected) =>
  expect(locations(title, where)).toEqual(expected),
)

// holds Decisions §7: Location-Specific; Hiring Nationally
test.each([
  ['Remote - ET', 'ET'],
  ['Remote - East Coast / ET', 'ET'],
  ['Remote (PT/ET)', 'PT ET'],
  ['Remote - EST/CST', 'ET CT'],
  ['Remote, Mountain or Pacific Time', 'MT PT'],
  ['Remote, CT', undefined],
  ['Remote - Central Ohio', undefined],
  ['Addis Ababa, ET', undefined],
  ['Denver, CO (Mountain Time)', undefined],
])('the time zones of a remote place: %s is %s', (place, expected) =>
  expect(zonesOfPlace(place)?.join(' ')).toBe(expected),
)

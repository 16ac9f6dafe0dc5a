import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  announcementRecord,
  boardRecord,
  field,
  fullJob,
  jobRow,
  profileRecord,
  profileSchema,
  record,
  trackedJob,
  userRecord,
} from '../src/index.ts'

const sample = record({ title: field('Job Title', z.string()), id: field('id', z.number()) })

// holds Decisions §2: Records keep their field names, to the letter
test('records keep their field names on the wire, to the letter, and code sees camelCase', () => {
  expect(sample.encode({ title: 'Tutor', id: 7 })).toEqual({ 'Job Title': 'Tutor', id: 7 })
  expect(sample.decode({ 'Job Title': 'Tutor', id: 7 })).toEqual({ title: 'Tutor', id: 7 })
})

// holds Decisions §2: One mapping a record; nothing else passes
test('a field that is not named does not pass', () => {
  const withSecret = { title: 'Tutor', id: 7, passwordHash: 'x' }
  expect(sample.encode(withSecret)).toEqual({ 'Job Title': 'Tutor', id: 7 })
  expect(sample.wire.parse({ 'Job Title': 'Tutor', id: 7, password_hash: 'x' })).toEqual({
    'Job Title': 'Tutor',
    id: 7,
  })
})

// holds Decisions §2: Rows leave out the long texts, the search text and the star
test('list rows leave out the description, summary, travel details, search text and star', () => {
  const names = Object.keys(jobRow.wire.shape)
  for (const absent of [
    'Full Job Description',
    'JD Summary',
    'Travel Details',
    'search_str_server',
    'is_tracked',
  ])
    expect(names).not.toContain(absent)
  expect(Object.keys(fullJob.wire.shape)).toEqual(
    expect.arrayContaining([
      'Full Job Description',
      'JD Summary',
      'Travel Details',
      'search_str_server',
      'is_tracked',
    ]),
  )
})

const JOB =
  'id, Job Title, Company Name, Job URL, Job Type, Workplace Type, Travel, Location-Specific, Audience, Category, Salary Max, Salary Range, Apply By Date, Date Last Scraped, Date Approved, Featured, stack_id, company_logo_filename, logo_one_off, Logo (one-off)'
const TEXTS = 'Date Deleted, Travel Details, Full Job Description, JD Summary, is_tracked, search_str_server'
const PROFILE =
  'First Name, Last Name, Email Address, LinkedIn Profile, Current Full-time Role, Current Job Title, State, Workplace Preference'

// holds Part 1 §3: User
// holds Part 1 §3: Profile record
// holds Part 1 §3: Alert and its three flags
// holds Part 2 §3: Job
// holds Part 2 §3: Job board record
// holds Part 2 §3: Tracked job; status options
// holds Decisions §2: Records keep their field names, to the letter
test.each([
  ['a row of the list', jobRow, JOB],
  ['a whole job', fullJob, `${JOB}, ${TEXTS}`],
  [
    'a job board',
    boardRecord,
    'Company Name, Careers Website, Logo, current_jobs_on_server, date_last_scraped, scrape_results, state, reason',
  ],
  ['a profile', profileRecord, PROFILE],
  ['the choices of a profile', profileSchema, 'State, Workplace Preference, Current Full-time Role'],
  ['an alert', announcementRecord, 'Content, Free Users, Paid Users, Non-logged-in Users'],
  [
    'a tracked job',
    trackedJob,
    'id, Company Name, Job Title, Category, Audience, Salary Range, Salary Max, Workplace Type, company_logo_filename, logo_one_off, Logo (one-off), Full Job Description, JD Summary, Job URL, tracker_status, notes, resume_filename, cover_letter_filename, is_portfolio_submitted, knockout_questions',
  ],
  [
    'a user',
    userRecord,
    'id, fname, lname, email, is_admin, is_free, stripe_subscription_id, stripe_client_reference_id, linkedin, role, job_title, state, workplace_prefs, should_display_welcome',
  ],
])('the names on the wire are those of the specification: %s', (_name, { wire }, names) => {
  expect(Object.keys(wire.shape)).toEqual(expect.arrayContaining(names.split(', ')))
})

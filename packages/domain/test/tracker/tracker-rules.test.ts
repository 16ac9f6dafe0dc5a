import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bareCell,
  cleanQuestions,
  guardedCell,
  isCalendarDay,
  REMINDER_ALARM,
  readJobByHand,
  readTrackerCells,
  readTrackerJob,
  reminderFault,
  writeCalendar,
} from '../../src/index.ts'

describe('a cell of a CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@A1', "'@A1"],
    ['\t=1', "'\t=1"],
    ["'=1", "''=1"],
    ["it's", "it's"],
    ["'quoted'", "'quoted'"],
    ['', ''],
    ['a=1', 'a=1'],
  ])('%j is written %j', (text, cell) => {
    expect(guardedCell(text)).toBe(cell)
    expect(bareCell(cell)).toBe(text)
  })

  test('is never a formula, and any text comes back exactly', () => {
    assert(
      property(string(), (text) => {
        expect(guardedCell(text)).not.toMatch(/^[=+\-@\t\r]/)
        expect(bareCell(guardedCell(text))).toBe(text)
      }),
    )
  })
})

describe('a row of a CSV', () => {
  const read = (cells: Parameters<typeof readTrackerCells>[0]) => readTrackerCells(cells)

  test('holds only what it has columns for', () => {
    expect(read({ Company: 'A', 'Job Title': 'B' })).toEqual({
      read: { id: null, trackedOn: null },
      warnings: [],
      unknownStage: null,
    })
  })

  test.each([
    [{ Status: 'interviewing ' }, { status: 2 }],
    [{ Status: '' }, { status: 0 }],
    [{ 'Portfolio Submitted': 'yes' }, { isPortfolioSubmitted: true }],
    [{ 'Portfolio Submitted': '' }, { isPortfolioSubmitted: false }],
    [{ 'Knockout Questions': 'Why?\r\n\nWhen?' }, { knockoutQuestions: ['Why?', 'When?'] }],
    [{ 'Remind On': ' 2027-01-31 ' }, { remindOn: '2027-01-31' }],
    [{ 'Remind On': '' }, { remindOn: null }],
    [{ Id: '7' }, { id: 7 }],
    [{ Id: '7 or 1=1' }, { id: null }],
    [{ Status: 'rejected' }, { status: -1 }],
    [{ 'Remind On': '4/1/27' }, { remindOn: '2027-04-01' }],
  ])('%j is read as %j', (cells, expected) => {
    expect(read(cells)).toMatchObject({ read: expected, warnings: [], unknownStage: null })
  })

  test.each([
    [
      { 'Remind On': '2/30/2027' },
      { remindOn: null },
      "'2/30/2027' is left out: it cannot be read as Remind On.",
    ],
    [{ 'Tracked On': '2027-02-30' }, { trackedOn: null }, /Tracked On/],
    [{ 'Portfolio Submitted': 'perhaps' }, { isPortfolioSubmitted: false }, /Portfolio Submitted/],
    [{ Notes: 'x'.repeat(50_001) }, {}, 'Notes is left out: it is too long.'],
    [{ Status: 'Ghosted' }, { status: 1 }, "'Ghosted' is taken as Applied: there was no answer so far."],
  ])('%j costs the cell, never the row', (cells, expected, warning) => {
    const { read: found, warnings } = read(cells)
    expect(found).toMatchObject(expected)
    expect(warnings).toEqual([typeof warning === 'string' ? warning : expect.stringMatching(warning)])
  })

  test.each([
    ['Wishlist', 0],
    ['Bookmarked', 0],
    ['Applying', 0],
    ['Applied ✅', 1],
    ['Under Review', 1],
    ['Phone screen', 2],
    ['Final Round', 2],
    ['2nd interview - scheduled', 2],
    ['Offer received', 3],
    ['HIRED!', 4],
    ['Withdrew', -2],
    ['Not selected', -1],
    ['Rejected', -1],
    ['Rejected after interview', -1],
    ['Interviewed - not selected', -1],
    ['Position filled', -1],
    ['3 - Phone Interview', 2],
  ])('the stage %j is status %i', (stage, status) => {
    expect(read({ Status: stage })).toMatchObject({ read: { status }, warnings: [], unknownStage: null })
  })

  test('a stage that could mean several is asked for, and the answer counts', () => {
    expect(read({ Status: ' Declined ' })).toEqual({
      read: { id: null, trackedOn: null },
      warnings: [],
      unknownStage: 'Declined',
    })
    expect(readTrackerCells({ Status: 'Declined' }, { declined: -1 }).read.status).toBe(-1)
    expect(readTrackerCells({ Status: 'Declined' }, { declined: 7 }).read.status).toBeUndefined()
  })

  test.each(['Filled out application', 'Not rejected', 'Rejected the offer', 'Closed - accepted'])(
    'the stage %j is asked for',
    (stage) => expect(read({ Status: stage }).unknownStage).toBe(stage),
  )

  test.each([
    ['95k', 95_000],
    ['$95,000.00', 95_000],
    ['$95,000/yr', 95_000],
    ['80,000 - 95,000', 95_000],
    ['$45/hr', null],
    ['#N/A', null],
  ])('a highest salary of %j is %j', (cell, salaryMax) => {
    const job = readTrackerJob({ Company: 'A', 'Job Title': 'B', 'Salary Max': cell })
    expect(job).toMatchObject({ ok: true, read: { salaryMax } })
  })

  test.each([
    ['www.example.org/7', 'https://www.example.org/7', 0],
    ['javascript:alert(1)', '', 1],
    ['n/a', '', 1],
    ['-', '', 0],
  ])('an address of %j is %j', (cell, url, count) => {
    const job = readTrackerJob({ Company: 'A', 'Job Title': 'B', 'Job URL': cell })
    expect(job.ok && [job.read.url, job.warnings.length]).toEqual([url, count])
  })
})

describe('a job added by hand', () => {
  const typed = { title: 'Coach', companyName: 'Pond', url: null, salaryRange: null }

  test.each([
    [{}, { url: '', salaryRange: null }],
    [{ title: ' A \n B ' }, { title: 'A B' }],
    [{ url: ' https://a.example ' }, { url: 'https://a.example' }],
  ])('%j is taken', (more, expected) => {
    expect(readJobByHand({ ...typed, ...more })).toMatchObject({ ok: true, job: expected })
  })

  test.each([
    [{ title: '\u200b' }, 'A job title is required.'],
    [{ title: 'x'.repeat(301) }, 'The job title must have at most 300 characters.'],
    [{ companyName: ' ' }, 'A company name is required.'],
    [{ url: 'data:text/html,x' }, 'The address of the job must begin with http:// or https://.'],
    [{ url: 'https://' }, 'The address of the job must begin with http:// or https://.'],
  ])('%j is not', (more, message) => {
    expect(readJobByHand({ ...typed, ...more })).toEqual({ ok: false, message })
  })
})

test('knockout questions are single lines, never blank', () => {
  expect(cleanQuestions([' Why\nus? ', '', ' ', 'When?'])).toEqual(['Why us?', 'When?'])
})

test.each([
  ['2024-02-29', true],
  ['2027-02-29', false],
  ['0000-02-29', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00:00Z', false],
  ['', false],
])('whether %j is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected)
})

test.each([
  ['2027-03-10', null],
  ['2027-03-11', null],
  ['2027-03-09', 'Please choose today or a later day.'],
  ['soon', 'This day is not in the calendar.'],
])('a reminder on %s', (day, fault) => {
  expect(reminderFault(day, '2027-03-10')).toBe(fault)
})

describe('the calendar file of one event', () => {
  const event = {
    uid: 'application-1-2@lilypad.example',
    sequence: 0,
    changedAt: new Date('2027-03-10T14:00:00.123Z'),
    at: { day: '2027-12-31' },
    summary: 'Writer; editor, both\\and at Pond\r\nBEGIN:VALARM',
    description: null,
    url: 'https://lilypad.example/#/tracker',
    alarm: REMINDER_ALARM,
  }
  const calendar = writeCalendar([event])

  test('is an event of a whole day with an alarm', () => {
    expect(calendar.split('\r\n')).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20270310T140000Z',
        'DTSTART;VALUE=DATE:20271231',
        'DTEND;VALUE=DATE:20280101',
        'SUMMARY:Writer\\; editor\\, both\\\\and at Pond\\nBEGIN:VALARM',
        'TRIGGER:PT8H',
      ]),
    )
    expect(calendar.match(/^BEGIN:VALARM/gm)).toHaveLength(1)
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('has no line above 75 octets, and no character is split by a fold', () => {
    const long = writeCalendar([{ ...event, summary: '履歴書😀'.repeat(40) }])
    const lines = long.split('\r\n')
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'履歴書😀'.repeat(40)}\r\n`)
  })
})

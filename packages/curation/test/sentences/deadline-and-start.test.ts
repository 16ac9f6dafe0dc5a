import { describe, test } from 'vitest'
import { casesOf, factsOf, says } from './read-sentence.ts'

const STARTS = casesOf<string | null>([
  ['Aug/Sept', 'Start: Aug/Sept onwards'],
  ['2026-04-06', 'Long-term substitute needed from April 6, 2026 through June 12, 2026.'],
  ['2026-08-12', 'LocationMaple Middle SchoolDate Available08/12/2026Closing Date03/27/2026'],
  ['2026-09-02', 'Hours per week: 37.5Start date: 09/02/2026Closing date: 08/15/2026'],
  ['May/June', 'The program lasts 10 weeks, beginning in May/June.'],
  ['August', 'Anticipated start: August¶Start date: Various August start dates'],
  ['early September', 'The role starts in early September.'],
  ['June', 'This temporary role will last from June through September.'],
  ['May 2027', 'The program will run from May 2027 to August 2027.'],
  ['Fall 2026', 'The appointment will begin in Fall 2026.'],
  ['February 2027', 'We offer a full-time role for a registrar commencing February 2027.'],
  ['August 2026', 'Anticipated hire date: August 2026'],
  ['Q3 2026', 'Start date: Q3 2026'],
  [
    '2027',
    `
    START DATES FOR THIS POSITION ARE IN 2027
    For graduates starting in 2027
    `,
  ],
  [
    'Summer 2027',
    `
    This internship is for Summer 2027.
    We offer a Summer 2027 Data Science Internship.
    `,
  ],
  [
    'January 2027',
    `
    January 2027 start dates
    Desired start: January 2027
    Preferred start date: January 2027
    Candidates must be available from January 2027.
    `,
  ],
  [
    '2026-08-01',
    `
    We are accepting applications, with a target start date of August 1st.
    The start date is on or about August 1, 2026.
    The role runs from August 1 through December 23, 2026.
    This is a full-time contract position from August 1, 2026 to December 31, 2027.
    The cohort runs from 8/1/2026 - 10/7/2026.
    Internship dates: August 1 to October 14, 2026
    `,
  ],
  [
    'immediately',
    `
    The position begins immediately and you may work from anywhere as long as you are in the country, have a quiet room, and are eligible to work here.
    This is a project starting immediately for 3-4 months.
    Position available immediately.
    `,
  ],
  [
    'ASAP',
    `
    ASAP start¶We help people.
    Two tutors needed ASAP for our evening classes.
    `,
  ],
  ['early May 2026', 'We are looking to hire early May 2026.'],
  ['summer 2027', 'Able to work full-time during summer 2027.'],
  ['mid-June', 'The internship will run from mid-June through mid-August.'],
  ['immediate', 'A bookkeeper with immediate availability is wanted for this position.'],
  ['as early as possible', 'The position is full-time starting as early as possible.'],
  [
    null,
    `
    The position is available immediately after approval of the budget.
    The role will start immediately following a background check.
    Our tax season project runs from January to April every year.
    The program operates from September to June.
    Support internship recruiting from September to November.
    Plan the Fall 2027 internship program.
    Recruit Summer 2027 interns.
    Classes start in September.
    The start date may be flexible.
    We began in May 2015.
    Benefits begin on September 1, 2026.
    The training program begins in September.
    Open enrollment begins in November.
    The fiscal year runs from July 1, 2026 to June 30, 2027.
    You report the spending from January to December.
    Our product is available in March 2027.
    We have an immediate need for an analyst.
    Please call as soon as possible.
    Start date: 24/7
    Send the letter with the subject line Summer 2027 Internship Application.
    `,
  ],
])
describe('when the work begins', () => {
  test.each(STARTS)('%s: %s', (text, start) => says(factsOf(text).calendar.start, start))
})

const DEADLINES = casesOf<string | null>([
  [
    '2026-05-01',
    `
    _Closing Date:_ _2026-05-01_
    Posting End Date: May 1, 2026
    Closing Date/Time: Fri. 05/01/26 11:59 PM
    The job closes at the closing date of 05/01/2026, whichever comes first.
    Open & closing dates: 04/10/2026 to 05/01/2026
    Application period: April 10, 2026 to May 1, 2026
    Last day to apply: May 1, 2026
    Posting Expires: May 1, 2026
    Materials are due May 1, 2026.
    Submit your materials by 5 pm on May 1.
    Please send your CV before May 1, 2026.
    Full consideration date: May 1, 2026
    Applications received after May 1, 2026 may not be considered.
    `,
  ],
  [
    null,
    `
    Materials for the conference are due May 1, 2026.
    Ensure that course materials are complete by May 1, 2026.
    Submit weekly reports by May 1, 2026.
    Our students must apply by May 1, 2026.
    The FAFSA deadline is May 1, 2026.
    Review of applications begins May 1, 2026.
    The project deadline is May 1, 2026.
    We will submit the report by May 1, 2026.
    The office will be closed on May 1, 2026.
    Apply by April 5, 2100.
    `,
  ],
  ['1999-04-05', 'Apply by April 5, 1999.'],
])
describe('by which day to apply', () => {
  test.each(DEADLINES)('%s: %s', (text, day) => says(factsOf(text).calendar.deadline, day))
})

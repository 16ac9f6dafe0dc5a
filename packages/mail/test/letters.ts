import type { ContentOf, LetterKind } from '../src/index.ts'

export const SITE = { publicUrl: 'https://lilypad.example', contactEmail: 'Lilypad <hello@lilypad.example>' }

const AT = '2027-01-31T13:12:00.000Z'

/** A job of a digest, with all its facts by default. */
export const listedJob = (more: Partial<ContentOf<'digest'>['sections'][number]['jobs'][number]> = {}) => ({
  title: 'Curriculum Writer',
  url: 'https://lilypad.example/o/17?s=abc',
  company: 'Quillmarsh Learning',
  salary: '$81,000 to $86,000',
  location: 'Hiring Nationally',
  travel: 'No Travel',
  dates: 'Added January 29, 2027',
  ...more,
})

/** Each number of a week is a different one. */
export const week = (members: number): ContentOf<'week-news'>['week'] => ({
  signUps: 42,
  members,
  joined: 31,
  left: 11,
  jobs: 41_200,
  newJobs: 3_100,
  fineBoards: 12_904,
  emails: 9_012,
  givenUp: 3,
})

/** Plausible data for each kind. */
export const CONTENTS: { [K in LetterKind]: ContentOf<K> } = {
  welcome: { firstName: 'Robin' },
  'subscription-started': { firstName: 'Robin', plan: 'skip', amount: 1500, currency: 'usd' },
  redeemed: { firstName: 'Robin', until: AT },
  reset: { firstName: 'Robin', token: 'Zk3v9d-7Yp2' },
  'password-changed': {
    firstName: 'Robin',
    changedAt: AT,
    token: 'Zk3v9d-7Yp2',
    ended: { keys: 2, webhooks: 1, feeds: 0 },
  },
  'email-changed': { firstName: 'Robin', changedAt: AT, token: 'Zk3v9d-7Yp2' },
  'account-deleted': { firstName: 'Robin' },
  'pause-ending': { firstName: 'Robin', plan: 'jump', goesOnAt: AT, dollars: 36 },
  'payment-news': { firstName: 'Robin', news: 'refund', keepsAccess: false, renewsAt: AT },
  'payment-case': {
    firstName: 'Robin',
    kind: 'unknown-payer',
    closed: null,
    amount: 1500,
    currency: 'usd',
    payer: 'nobody we know, payer@example.com, sub_1',
    payerId: null,
  },
  'listing-report': {
    firstName: 'Robin',
    title: 'Curriculum Writer',
    companyName: 'Pond School',
    reason: 'not_remote',
    decision: 'acted',
  },
  'board-news': {
    firstName: 'Robin',
    died: { points: ['Pond School: Its last three checks found no postings; 12 are usual.'], more: 0 },
    shrank: { points: [], more: 0 },
    shape: { points: ['Reed: None of its postings has pay any more; all had before.'], more: 0 },
    unread: { points: ['Lake: lake.example did not answer within 60 seconds.'], more: 4 },
  },
  'week-news': {
    firstName: 'Robin',
    monday: '2027-01-25',
    week: week(1_310),
    last: week(1_290),
    died: { points: ['Pond School: Its last three checks found no postings; 12 are usual.'], more: 0 },
    shrank: { points: ['Reed: Its last three checks found 4, 3 and 2 postings; 12 are usual.'], more: 3 },
    failedWorks: { names: ['fetch-logo', 'read-mail'], times: 4 },
    waits: [
      { kind: 'report', count: 12, days: 2 },
      { kind: 'dispute', count: 1, days: 11 },
    ],
  },
  reminder: {
    firstName: 'Robin',
    title: 'Curriculum Writer',
    companyName: 'Pond School',
    status: 'Applied',
  },
  'webhook-ended': {
    firstName: 'Robin',
    search: 'Curriculum from $70K',
    url: 'https://frogs.example/lilypad',
    reason: 'failing',
  },
  digest: {
    firstName: 'Robin',
    schedule: 'daily',
    unsubscribeUrl: 'https://lilypad.example/api/unsubscribe?token=abc.def',
    sections: [
      { name: 'Curriculum, no travel', jobs: [listedJob()], more: 4 },
      { name: 'Sales', jobs: [], more: 12 },
    ],
  },
}

export const KINDS = Object.keys(CONTENTS) as LetterKind[]

import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { type ContentOf, renderMail } from '../src/index.ts'
import { CONTENTS, SITE } from './letters.ts'

type Content = ContentOf<'week-news'>

const NOTHING = { points: [], more: 0 }
const numbers = (all: number): Content['week'] => ({
  signUps: all,
  members: all,
  joined: all,
  left: all,
  jobs: all,
  newJobs: all,
  fineBoards: all,
  emails: all,
  givenUp: 0,
})
const EMPTY: Content = {
  ...CONTENTS['week-news'],
  week: numbers(0),
  last: numbers(0),
  died: NOTHING,
  shrank: NOTHING,
  failedWorks: { names: [], times: 0 },
  waits: [],
}
const render = (more: Partial<Content>) =>
  renderMail({ kind: 'week-news', content: { ...EMPTY, ...more } }, SITE)
const said = (more: Partial<Content>) => render(more).text.replace(/\s+/g, ' ')

const weeks: [string, Partial<Content>, string, string[]][] = [
  [
    'in which nothing was',
    {},
    'Your week: nothing broke, nothing waits',
    [
      'This is the week from Jan 25, 2027 to Jan 31, 2027, with the one before it in brackets.',
      'Sign-ups: 0 (0) * Paid members: 0 (0) * New paid members: 0 (0) * Paid members who left: 0 (0)',
      'Listed jobs: 0 (0) * New jobs: 0 (0) * Boards that are fine: 0 (0) * E-mails sent: 0 (0)',
      'What broke ---------- Nothing broke. What waits ---------- Nothing waits on the desk.',
    ],
  ],
  [
    'that was bad in everything',
    CONTENTS['week-news'],
    'Your week: something broke, 13 cases wait',
    [
      'Paid members: 1,310 (1,290)',
      'Boards that died: * Pond School: Its last three checks found no postings; 12 are usual.',
      'Boards that shrank: * Reed: Its last three checks found 4, 3 and 2 postings; 12 are usual. * and 3 more',
      '3 e-mails could not be sent, and will not be tried again.',
      '4 works of the queue failed for good: fetch-logo, read-mail. What waits',
      '* Report: 12, the oldest for 2 days * Dispute: 1, for 11 days',
    ],
  ],
  [
    'in which one thing broke and one waits',
    {
      week: { ...numbers(1), givenUp: 1 },
      waits: [{ kind: 'data_request', count: 1, days: 0 }],
    },
    'Your week: something broke, 1 case waits',
    [
      '1 e-mail could not be sent, and will not be tried again. The rest is fine.',
      'Data request: 1, since today',
    ],
  ],
  [
    'that was huge',
    {
      week: { ...numbers(12_345_678), givenUp: 1_000 },
      failedWorks: { names: ['send-mail'], times: 2_500 },
      waits: [{ kind: 'report', count: 1_000, days: 1 }],
    },
    'Your week: something broke, 1,000 cases wait',
    [
      'Sign-ups: 12,345,678 (0)',
      '1,000 e-mails could not be sent',
      '2,500 works of the queue failed for good: send-mail.',
      'Report: 1,000, the oldest for 1 day',
    ],
  ],
]

describe('the letter of a week', () => {
  test.each(weeks)('%s says so', (_, week, subject, sentences) => {
    expect(render(week).subject).toBe(subject)
    for (const sentence of sentences) expect(said(week)).toContain(sentence)
  })

  test('says nothing of a rest that is fine when nothing is, and leads to the desk', () => {
    expect(said(CONTENTS['week-news'])).not.toContain('fine. What')
    const button = load(render({}).html)('a.button')
    expect(button.attr('href')).toBe('https://lilypad.example/#/admin/desk')
    expect(button.text()).toBe('Open the desk')
  })
})

test('in a week in which a backup waits, something broke', () => {
  const waits: Content['waits'] = [{ kind: 'backup', count: 1, days: 2 }]
  expect(render({ waits }).subject).toBe('Your week: something broke, 1 case waits')
  expect(said({ waits })).toContain(
    'What broke ---------- No recent backup could be restored. The rest is fine.',
  )
})

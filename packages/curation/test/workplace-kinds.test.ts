import { curate } from '@lilypad/curation'
import { expect, test } from 'vitest'

function workplaceOf(text: string, title = 'Program Manager', place = 'Dayton, OH') {
  const found = { externalId: '1', title, url: 'https://board.example/1', html: null, places: [place] }
  const none = { country: null, department: null, employment: null, workplace: null, remote: null }
  const context = { company: 'Elm', markdown: text, text }
  return curate({ ...found, ...none, pay: null, postedAt: null, applyBy: null, company: null }, context)
    .workplace
}

// holds Decisions §7: Workplace
test.each([
  ['a product that is used online', 'You build SharePoint Online sites for schools in Ohio.'],
  ['sales online', 'Only a small part of tickets in the trade is sold online.'],
  ['a trade of the home', 'You work with the music, home entertainment and sports units abroad.'],
  ['help wherever it is needed', 'You do well in a team and pitch in wherever needed to reach the goal.'],
  ['the home office of a company', 'You report sales from your branch to the home office.'],
  ['colleagues elsewhere', 'Comfortable working with a remotely distributed team.'],
  ['a trade called remote', 'We seek two bright Remote Sensing Analysts to join our lab in Dayton.'],
  ['the readers could work anywhere', 'We know that you can work anywhere. But here it counts.'],
  ['a perk', 'Flexible work from home policy, snacks and a gym.'],
  ['one day a week', 'We offer one optional remote work day each week, to work from the quiet of your home.'],
  ['until an office opens', 'You will be working from home until we reopen the Dayton office.'],
  ['now and then from home', 'You work at our lab in Dayton and occasionally from your home office.'],
  ['a question answered no', 'Remote position? No\nType: full-time'],
  ['a long question answered no', 'Is remote work (at home or in another of our houses) allowed here?: No'],
  ['a label answered no', 'Experience: sales: 2 years (Preferred) Work Remotely: No'],
  ['an empty label', 'Telecommuting options:\nHours: 40'],
  [
    'denied beside what seems to offer it',
    'Remote monitoring of all machines.\nThis is not a remote position.',
  ],
])('not remote: %s', (_, text) => expect(workplaceOf(text)).not.toBe('Remote'))

// holds Decisions §7: Workplace
test.each([
  ['a question answered yes', 'Remote position? Yes\nType: full-time'],
  ['a label answered yes', 'Experience: sales: 2 years (Preferred) Work Remotely: Yes'],
  ['the office or home', 'You can work from our Dayton office, from home, or in a mix of both.'],
  ['a mark of a site of postings', 'Apply today.\n#LI-Remote'],
  ['a line of its own', 'Reading Coach\n\nRemote\n\nYou plan lessons.'],
  ['a workplace among benefits', 'A friendly, inclusive and remote working environment.'],
])('remote: %s', (_, text) => expect(workplaceOf(text)).toBe('Remote'))

// holds Decisions §7: Workplace
test.each([
  ['Talent and Learning Planner (Remote)', 'Remote'],
  ['Bookkeeper | 100% Remote', 'Remote'],
  ['Bookkeeper (Hybrid/Remote)', 'Remote'],
  ['Placement Adviser - Hybrid Remote', 'Hybrid'],
  ['Registrar - On-Site', 'On-Site'],
  ['Lecturer - Remote Sensing', null],
  ['Coordinator (Remote Learning)', null],
])('what stands apart in a title: %s is %s', (title, expected) =>
  expect(workplaceOf('You plan.', title)).toBe(expected),
)

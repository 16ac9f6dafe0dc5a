import { expect, test } from 'vitest'
import { labelledMails } from '../../bin/labelled-mails.ts'
import { trainOnMails } from '../../bin/train-sentences.ts'
import { score } from './score-mails.ts'

const BY_OTHERS = [
  'clearbrook',
  'maple-hollow',
  'tenth',
  'juniper-bluff',
  'harrowmere',
  'amberley',
  'fernwood',
  'kingfisher',
  'saltbox',
]
const SETS = Object.entries(labelledMails())

/** `written` teaches only, with the sets of its author. */
const isBy = (author: string, set: string) => (author === 'rules' ? !BY_OTHERS.includes(set) : author === set)

test.each([
  {
    author: 'clearbrook',
    of: 90,
    job: 87,
    stage: 77,
    day: 85,
    wrong: ['Fwd: Director of Online Learning - on hold', 'Mathwise wants to chat with you'],
  },
  {
    author: 'maple-hollow',
    of: 60,
    job: 60,
    stage: 58,
    day: 49,
    wrong: [],
  },
  {
    author: 'tenth',
    of: 70,
    job: 63,
    stage: 62,
    day: 65,
    wrong: [],
  },
  {
    author: 'juniper-bluff',
    of: 110,
    job: 91,
    stage: 77,
    day: 99,
    wrong: ['Residency PM search: where things stand'],
  },
  {
    author: 'harrowmere',
    of: 110,
    job: 89,
    stage: 81,
    day: 98,
    wrong: [
      'Lantern Lights, spring issue 🌼',
      'Re: Head of Learning & Participation - pack',
      'Welcome to the Northlight Talent Community',
      'Are you about?',
    ],
  },
  {
    author: 'amberley',
    of: 110,
    job: 94,
    stage: 82,
    day: 96,
    wrong: [
      'Withdrawal - Assistant Headteacher',
      'Re: Some good news',
      'Re: your LXD application',
      'Re: Following our call just now',
    ],
  },
  {
    author: 'fernwood',
    of: 110,
    job: 86,
    stage: 82,
    day: 93,
    wrong: ['Job # 1177820 - information', 'Re: 15 min tomorrow?'],
  },
  {
    author: 'kingfisher',
    of: 110,
    job: 83,
    stage: 80,
    day: 101,
    wrong: [],
  },
  {
    author: 'saltbox',
    of: 110,
    job: 93,
    stage: 76,
    day: 97,
    wrong: [],
  },
  {
    author: 'rules',
    of: 562,
    job: 547,
    stage: 518,
    day: 542,
    wrong: [
      'Your application to Harbor & Finch',
      'Employers want to meet you at the K-12 Virtual Fair',
      'Jo Marchetti accepted your invitation',
      'Ticket 8812 received',
      'Your spot on Thursday',
      'hey',
      "Let's schedule your onboarding call",
    ],
  },
])(
  'of $of mails by the author of $author, by a model of all others, $job applications, $stage stages and $day days are right, and these wrong: $wrong',
  ({ author, of, ...right }) => {
    const weights = trainOnMails(SETS.flatMap(([set, mails]) => (isBy(author, set) ? [] : mails)))
    const mails = SETS.flatMap(([set, own]) => (isBy(author, set) && set !== 'written' ? own : []))
    expect(mails).toHaveLength(of)
    expect(score(mails, weights)).toEqual(right)
  },
)

import { expect, test } from 'vitest'
import { labelledMails } from '../../bin/labelled-mails.ts'
import { trainOnMails } from '../../bin/train-sentences.ts'
import { score } from './score-mails.ts'

const BY_OTHERS = ['clearbrook', 'maple-hollow', 'tenth', 'juniper-bluff', 'harrowmere']
const SETS = Object.entries(labelledMails())

/** `written` teaches only, with the sets of its author. */
const isBy = (author: string, set: string) => (author === 'rules' ? !BY_OTHERS.includes(set) : author === set)

test.each([
  { author: 'clearbrook', of: 90, job: 86, stage: 80, day: 86, wrong: 2 },
  { author: 'maple-hollow', of: 60, job: 58, stage: 53, day: 49, wrong: 3 },
  { author: 'tenth', of: 70, job: 62, stage: 58, day: 65, wrong: 0 },
  { author: 'juniper-bluff', of: 110, job: 81, stage: 73, day: 100, wrong: 1 },
  { author: 'harrowmere', of: 110, job: 83, stage: 72, day: 99, wrong: 3 },
  { author: 'rules', of: 562, job: 547, stage: 516, day: 546, wrong: 4 },
])(
  'of $of mails by the author of $author, by a model of all others, $job applications, $stage stages and $day days are right, $wrong wrong',
  ({ author, of, ...right }) => {
    const weights = trainOnMails(SETS.flatMap(([set, mails]) => (isBy(author, set) ? [] : mails)))
    const mails = SETS.flatMap(([set, own]) => (isBy(author, set) && set !== 'written' ? own : []))
    expect(mails).toHaveLength(of)
    const { wrong, ...found } = score(mails, weights)
    expect({ ...found, wrong: wrong.length }).toEqual(right)
  },
)

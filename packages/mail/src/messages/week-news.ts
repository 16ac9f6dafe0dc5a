import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { addDays, DESK_KINDS, DESK_NAMES, dayAndYear, formatCount, plural } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button, type Part, points } from '../message-part.ts'
import { line } from '../values.ts'
import { boardParts, boards } from './board-news.ts'

const NUMBERS = {
  signUps: 'Sign-ups',
  members: 'Paid members',
  joined: 'New paid members',
  left: 'Paid members who left',
  jobs: 'Listed jobs',
  newJobs: 'New jobs',
  fineBoards: 'Boards that are fine',
  emails: 'E-mails sent',
}
const SHOWN = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]

const numbers = z.record(z.enum([...SHOWN, 'givenUp']), z.number())
const content = z.object({
  firstName: line,
  /** The first day of the week; `last` is the week before. */
  monday: z.iso.date(),
  week: numbers,
  last: numbers,
  died: boards,
  shrank: boards,
  failedWorks: z.object({ names: z.array(line), times: z.number() }),
  waits: z.array(z.object({ kind: z.enum(DESK_KINDS), count: z.number(), days: z.number() })),
})
type Content = z.output<typeof content>

/** Each is empty where all is well. */
const brokeParts = ({ died, shrank, week, failedWorks: { names, times } }: Content) => [
  died.points.length === 0 ? [] : boardParts('Boards that died:', died),
  shrank.points.length === 0 ? [] : boardParts('Boards that shrank:', shrank),
  week.givenUp === 0
    ? []
    : [`${plural(week.givenUp, 'e-mail')} could not be sent, and will not be tried again.`],
  times === 0 ? [] : [`${plural(times, 'work')} of the queue failed for good: ${names.join(', ')}.`],
]

function waitsPart(waits: Content['waits']) {
  if (waits.length === 0) return 'Nothing waits on the desk.'
  const told = waits.map(({ kind, count, days }) => {
    const since = days === 0 ? 'since today' : `for ${plural(days, 'day')}`
    return `${DESK_NAMES[kind]}: ${formatCount(count)}, ${count === 1 ? '' : 'the oldest '}${since}`
  })
  return points(...told)
}

const heading = (text: string): Part => ({ is: 'heading', text })

/** To admins, each Monday: what grew, what broke, what waits. */
export const weekNews = message({
  content,
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: (told, { publicUrl }) => {
    const { monday, week, last, waits } = told
    const broke = brokeParts(told)
    const isUnsaved = waits.some(({ kind }) => kind === 'backup')
    const isWhole = broke.flat().length === 0 && !isUnsaved
    const cases = waits.reduce((sum, { count }) => sum + count, 0)
    const waiting = cases === 0 ? 'nothing waits' : `${plural(cases, 'case')} wait${cases === 1 ? 's' : ''}`
    const subject = `Your week: ${isWhole ? 'nothing broke' : 'something broke'}, ${waiting}`
    const grew = SHOWN.map((key) => `${NUMBERS[key]}: ${formatCount(week[key])} (${formatCount(last[key])})`)
    const days = `from ${dayAndYear(monday)} to ${dayAndYear(addDays(monday, 6))}`
    return {
      subject,
      preheader: grew.slice(0, 2).join(' · '),
      parts: [
        `This is the week ${days}, with the one before it in brackets.`,
        heading('What grew'),
        points(...grew),
        heading('What broke'),
        ...broke.flat(),
        ...(isUnsaved ? ['No recent backup could be restored.'] : []),
        ...(broke.every((parts) => parts.length > 0)
          ? []
          : [isWhole ? 'Nothing broke.' : 'The rest is fine.']),
        heading('What waits'),
        waitsPart(waits),
        button('Open the desk', clientAddress(publicUrl, paths.adminDesk.href())),
      ],
    }
  },
})

import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import type { Part } from '../part.ts'
import { hello, line } from '../values.ts'

const points = z.array(line)

const SECTIONS = [
  ['grew', 'What grew:'],
  ['broke', 'What broke:'],
  ['waits', 'What waits:'],
] as const

/** To admins each Monday, also when nothing happened: a week without it is a week in which something broke. */
export const operatorWeek = message({
  kind: 'operator-week',
  content: z.object({ firstName: line, grew: points, broke: points, waits: points, waiting: z.number() }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ firstName, waiting, ...week }, { publicUrl }) => {
    const cases = waiting === 1 ? '1 case waits' : `${waiting} cases wait`
    const subject = `Your week on Lilypad: ${waiting === 0 ? 'nothing waits' : cases}`
    return {
      subject,
      preheader: 'What grew, what broke and what waits.',
      heading: subject,
      parts: [
        { is: 'text', text: hello(firstName) },
        ...SECTIONS.flatMap(([name, title]): Part[] => [
          { is: 'text', text: title },
          { is: 'points', points: week[name].length > 0 ? week[name] : ['Nothing.'] },
        ]),
        { is: 'button', label: 'Open the desk', url: clientAddress(publicUrl, paths.adminDesk.href()) },
      ],
    }
  },
})

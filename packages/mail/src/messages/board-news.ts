import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import type { Part } from '../part.ts'
import { hello, line } from '../values.ts'

const boards = z.object({ points: z.array(line), more: z.number() })

const SECTIONS = [
  ['died', 'Boards that died:'],
  ['shrank', 'Boards that shrank:'],
  ['shape', 'Boards that changed their shape:'],
  ['unread', 'Boards that could not be read:'],
] as const

/** To admins, each morning on which there is something to tell of boards. */
export const boardNews = message({
  kind: 'board-news',
  content: z.object({ firstName: line, died: boards, shrank: boards, shape: boards, unread: boards }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ firstName, ...news }, { publicUrl }) => {
    const told = SECTIONS.filter(([kind]) => news[kind].points.length > 0)
    const count = told.reduce((sum, [kind]) => sum + news[kind].points.length + news[kind].more, 0)
    const subject = count === 1 ? 'A job board needs a look' : `${count} job boards need a look`
    return {
      subject,
      preheader: 'What the boards told, and did not tell, since yesterday.',
      heading: subject,
      parts: [
        { is: 'text', text: hello(firstName) },
        ...told.flatMap(([kind, title]): Part[] => {
          const { points, more } = news[kind]
          return [
            { is: 'text', text: title },
            { is: 'points', points: more === 0 ? points : [...points, `and ${more} more`] },
          ]
        }),
        {
          is: 'button',
          label: 'Open the job boards',
          url: clientAddress(publicUrl, paths.adminScraper.href()),
        },
      ],
    }
  },
})

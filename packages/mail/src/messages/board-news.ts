import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import type { Part } from '../part.ts'
import { hello, line } from '../values.ts'

export const boards = z.object({ points: z.array(line), more: z.number() })

const SECTIONS = [
  ['died', 'Boards that died:'],
  ['shrank', 'Boards that shrank:'],
  ['shape', 'Boards that changed their shape:'],
  ['unread', 'Boards that could not be read:'],
] as const

const boardsToLookAt = (count: number) =>
  count === 1 ? 'A job board needs a look' : `${count} job boards need a look`

export const boardParts = (title: string, { points, more }: z.output<typeof boards>): Part[] => [
  { is: 'text', text: title },
  { is: 'points', points: more === 0 ? points : [...points, `and ${more} more`] },
]

/** To admins, each morning on which there is something to tell of boards, or of the backup. */
export const boardNews = message({
  kind: 'board-news',
  content: z.object({
    firstName: line,
    died: boards,
    shrank: boards,
    shape: boards,
    unread: boards,
    backup: z.optional(line),
  }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ firstName, backup, ...news }, { publicUrl }) => {
    const told = SECTIONS.filter(([kind]) => news[kind].points.length > 0)
    const count = told.reduce((sum, [kind]) => sum + news[kind].points.length + news[kind].more, 0)
    const subject = count === 0 ? 'The backup needs a look' : boardsToLookAt(count)
    return {
      subject,
      preheader:
        count === 0
          ? 'Whether your data could be restored.'
          : 'What the boards told, and did not tell, since yesterday.',
      heading: subject,
      parts: [
        { is: 'text', text: hello(firstName) },
        ...(backup ? [{ is: 'text' as const, text: backup }] : []),
        ...told.flatMap(([kind, title]) => boardParts(title, news[kind])),
        count === 0
          ? { is: 'button', label: 'Open the desk', url: clientAddress(publicUrl, paths.adminDesk.href()) }
          : {
              is: 'button',
              label: 'Open the job boards',
              url: clientAddress(publicUrl, paths.adminScraper.href()),
            },
      ],
    }
  },
})

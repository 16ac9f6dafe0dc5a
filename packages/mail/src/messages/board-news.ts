import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button, points } from '../message-part.ts'
import { line } from '../values.ts'

export const boards = z.object({ points: z.array(line), more: z.number() })

const SECTIONS = [
  ['disputes', 'Disputes to answer within three days:'],
  ['scams', 'Jobs reported as a scam, or as asking for a fee:'],
  ['died', 'Boards that died:'],
  ['shrank', 'Boards that shrank:'],
  ['shape', 'Boards that changed their shape:'],
  ['unread', 'Boards that could not be read, or not to their end:'],
] as const

type Kind = (typeof SECTIONS)[number][0]
const OF_BOARDS = ['died', 'shrank', 'shape', 'unread'] as const

function toSubject(count: (...kinds: Kind[]) => number) {
  const [disputes, scams, boardCount] = [count('disputes'), count('scams'), count(...OF_BOARDS)]
  if (disputes > 0)
    return disputes === 1
      ? 'A dispute is to be answered soon'
      : `${disputes} disputes are to be answered soon`
  if (scams > 0) return scams === 1 ? 'A job was reported as a scam' : `${scams} jobs were reported as a scam`
  if (boardCount === 0) return 'The backup needs a look'
  return boardCount === 1 ? 'A job board needs a look' : `${boardCount} job boards need a look`
}

export const boardParts = (title: string, { points: said, more }: z.output<typeof boards>) => [
  title,
  points(...said, ...(more === 0 ? [] : [`and ${more} more`])),
]

/** To admins, each morning on which there is something to tell of disputes, scams, boards or the backup. */
export const boardNews = message({
  content: z.object({
    firstName: line,
    /** Letters of earlier versions lack these. */
    disputes: z.optional(boards),
    scams: z.optional(boards),
    died: boards,
    shrank: boards,
    shape: boards,
    unread: boards,
    backup: z.optional(line),
  }),
  reason: 'You get this e-mail because you are an admin of Lilypad.',
  compose: ({ backup, ...news }, { publicUrl }) => {
    const told = SECTIONS.flatMap(([kind, title]) =>
      news[kind]?.points.length ? boardParts(title, news[kind]) : [],
    )
    const count = (...kinds: Kind[]) =>
      kinds.reduce((sum, kind) => sum + (news[kind]?.points.length ?? 0) + (news[kind]?.more ?? 0), 0)
    const isOfBoards = count(...OF_BOARDS) > 0 && count('disputes', 'scams') === 0
    return {
      subject: toSubject(count),
      preheader: isOfBoards
        ? 'What the boards told, and did not tell, since yesterday.'
        : 'What waits for you on the desk.',
      parts: [
        ...(backup ? [backup] : []),
        ...told,
        isOfBoards
          ? button('Open the job boards', clientAddress(publicUrl, paths.adminScraper.href()))
          : button('Open the desk', clientAddress(publicUrl, paths.adminDesk.href())),
      ],
    }
  },
})

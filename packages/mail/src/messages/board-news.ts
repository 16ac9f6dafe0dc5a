import { clientAddress, paths } from '@lilypad/contracts/addresses'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { button, points } from '../part.ts'
import { line } from '../values.ts'

export const boards = z.object({ points: z.array(line), more: z.number() })

const SECTIONS = [
  ['scams', 'Jobs reported as a scam, or as asking for a fee:'],
  ['died', 'Boards that died:'],
  ['shrank', 'Boards that shrank:'],
  ['shape', 'Boards that changed their shape:'],
  ['unread', 'Boards that could not be read, or not to their end:'],
] as const

function toSubject(boardCount: number, scams: number) {
  if (scams > 0) return scams === 1 ? 'A job was reported as a scam' : `${scams} jobs were reported as a scam`
  if (boardCount === 0) return 'The backup needs a look'
  return boardCount === 1 ? 'A job board needs a look' : `${boardCount} job boards need a look`
}

export const boardParts = (title: string, { points: said, more }: z.output<typeof boards>) => [
  title,
  points(...said, ...(more === 0 ? [] : [`and ${more} more`])),
]

/** To admins, each morning on which there is something to tell of scams, boards or the backup. */
export const boardNews = message({
  content: z.object({
    firstName: line,
    /** Letters of the version before lack them. */
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
      news[kind]?.points.length ? [{ kind, title, of: news[kind] }] : [],
    )
    const count = told.reduce(
      (sum, { kind, of }) => sum + (kind === 'scams' ? 0 : of.points.length + of.more),
      0,
    )
    const isOfBoards = count > 0 && !news.scams?.points.length
    return {
      subject: toSubject(count, (news.scams?.points.length ?? 0) + (news.scams?.more ?? 0)),
      preheader: isOfBoards
        ? 'What the boards told, and did not tell, since yesterday.'
        : 'What waits for you on the desk.',
      parts: [
        ...(backup ? [backup] : []),
        ...told.flatMap(({ title, of }) => boardParts(title, of)),
        isOfBoards
          ? button('Open the job boards', clientAddress(publicUrl, paths.adminScraper.href()))
          : button('Open the desk', clientAddress(publicUrl, paths.adminDesk.href())),
      ],
    }
  },
})

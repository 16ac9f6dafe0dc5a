import { titlesFrom } from '@lilypad/contracts'
import { titlesPaths } from '@lilypad/contracts/addresses'
import { renderTitles } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { admitVisitor } from '../../../http/authenticate.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import { createReplyCache, HTML, MAX_DRAWN_PAGES, sendPublic } from '../../../http/prepared-reply.ts'
import { JOBS_A_TITLE } from '../calls/titles-handlers.ts'
import type { JobList } from '../list/job-list.ts'
import type { TitleGroup } from '../titles/title-groups.ts'
import { type Titles, toTitlesSlug } from '../titles/titles.ts'

type Page = Parameters<typeof renderTitles>[0]
type Asked = { Params: { slug: string }; Querystring: Record<string, unknown> }

const toShown = ({ title, category, open, welcomeClassroom, pay, asks, newestFree }: TitleGroup) => ({
  ...{ title, category, open, welcomeClassroom, pay, asks },
  jobs: newestFree.slice(0, JOBS_A_TITLE),
})

/** What the page says of words in its field; null without any. */
function toFound(from: string | null, titles: Titles): Page['found'] {
  if (from === null) return null
  const read = titlesFrom.safeParse(from)
  if (!read.success) return { from: from.slice(0, 100), fault: read.error.issues[0]?.message ?? '' }
  return { from: read.data, titles: titles.suggest(read.data).map(toShown) }
}

function toStatus(found: Page['found']) {
  if (found === null) return 200
  if ('fault' in found) return 400
  return found.titles.length > 0 ? 200 : 404
}

/**
 * `/titles`, where one says what one did, `/titles?from=…` with the answer, and `/titles/<slug>`, the same at an address
 * to link to; 404 without a title. Search engines are shown what the bridge knows by name.
 */
export function addTitlePages(
  pages: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  { gate, jobList }: { gate: Gate; jobList: JobList },
): void {
  const { publicUrl } = config.http
  const draw = createReplyCache(MAX_DRAWN_PAGES, renderTitles)
  const send = async (request: FastifyRequest, reply: FastifyReply, from: string | null) => {
    await admitVisitor(gate, request)
    const titles = await jobList.titles()
    const found = toFound(from, titles)
    const slug = found && !('fault' in found) ? toTitlesSlug(found.from) : ''
    const named = [...titles.pages].map(([key, { name }]) => ({ slug: key, name }))
    if (found !== null && !titles.pages.has(slug)) reply.header('x-robots-tag', 'noindex')
    const body = draw({ found, slug, named, publicUrl })
    return sendPublic(request, reply.code(toStatus(found)), { body, type: HTML })
  }
  for (const path of [titlesPaths.ask, `${titlesPaths.ask}/`])
    pages.get<Asked>(path, (request, reply) => {
      const { from } = request.query
      return send(request, reply, from === undefined ? null : String(from))
    })
  pages.get<Asked>(titlesPaths.from.route, (request, reply) => {
    const { slug } = request.params
    const name = toTitlesSlug(slug) === slug ? slug.replaceAll('-', ' ') : slug
    return send(request, reply, name)
  })
}

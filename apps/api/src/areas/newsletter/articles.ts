import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { listSiteContents } from '@lilypad/db'
import { renderArticle, renderArticles } from '@lilypad/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { admitVisitor } from '../../http/authenticate.ts'
import { openToBrowsers } from '../../http/browser-pages.ts'
import { outsideServices } from '../../http/headers.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { HTML } from '../../http/prepared-reply.ts'

/** The articles that came with the product, each on its own page, and `/newsletter`, which links to them. */
export async function addArticles(
  pages: FastifyInstance,
  { config, database: { db } }: Pick<Deps, 'config' | 'database'>,
  { gate }: { gate: Gate },
): Promise<void> {
  await openToBrowsers(pages, config, outsideServices(config))
  pages.addHook('onRequest', (request) => admitVisitor(gate, request))
  const { publicUrl } = config.http
  const { newsletter, newsletterPost } = serverPaths
  pages.get(newsletter, async (_request, reply) => {
    const page = renderArticles(await listSiteContents(db, 'newsletter_post'), publicUrl)
    return reply.type(HTML).header('cache-control', 'public, max-age=3600').send(page)
  })
  pages.get<{ Params: { slug: string } }>(newsletterPost.route, async ({ params: { slug } }, reply) => {
    const posts = await listSiteContents(db, 'newsletter_post')
    const post = posts.find(({ url }) => url === newsletterPost.href(slug))
    if (!post?.body) throw new ApiError('not_found')
    const page = renderArticle({ ...post, body: post.body }, publicUrl)
    return reply.type(HTML).header('cache-control', 'public, max-age=3600').send(page)
  })
}

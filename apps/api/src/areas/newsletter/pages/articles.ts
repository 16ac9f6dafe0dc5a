import { ApiError } from '@lilypad/contracts'
import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { listSiteContents } from '@lilypad/db'
import { formatDay } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { escapeHtml, serverPage } from '../../../pages/server-page.ts'

type Entry = { title: string; url: string; summary: string | null; published_on: string | null }
type Article = { title: string; published_on: string | null; body: string[] }

const dateLine = (day: string | null) =>
  day === null ? '' : `<p class="when"><time datetime="${escapeHtml(day)}">${formatDay(day)}</time></p>`

const bodyOf = ({ title, published_on, body }: Article, publicUrl: string) => `
<p class="note">A sample article that came with the product.</p>
<h1>${escapeHtml(title)}</h1>
${dateLine(published_on)}
${body.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a class="button" href="${escapeHtml(clientAddress(publicUrl, paths.dashboard.href()))}">See today’s jobs</a></p>`

const entryOf = ({ title, url, summary, published_on }: Entry) => `
<article class="post">
<h2><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></h2>
${dateLine(published_on)}
<p>${escapeHtml(summary ?? '')}</p>
</article>`

const listOf = (posts: readonly Entry[], publicUrl: string) => `
<p class="note">Sample articles that came with the product.</p>
<h1>The Lilypad newsletter</h1>
${posts.map(entryOf).join('\n')}
<p><a class="button" href="${escapeHtml(clientAddress(publicUrl, paths.dashboard.href()))}">See today’s jobs</a></p>`

/** The articles that came with the product, each on its own page, and `/newsletter`, which links to them. */
export const addArticles = (
  pages: FastifyInstance,
  { config, database: { db } }: Pick<Deps, 'config' | 'database'>,
): void => {
  const { publicUrl } = config.http
  const { newsletter, newsletterPost } = serverPaths
  pages.get(newsletter, async (_request, reply) => {
    const body = listOf(await listSiteContents(db, 'newsletter_post'), publicUrl)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(serverPage({ title: 'Newsletter', body, publicUrl }))
  })
  pages.get<{ Params: { slug: string } }>(newsletterPost.route, async ({ params: { slug } }, reply) => {
    const posts = await listSiteContents(db, 'newsletter_post')
    const post = posts.find(({ url }) => url === newsletterPost.href(slug))
    if (!post?.body) throw new ApiError('not_found')
    const body = bodyOf({ ...post, body: post.body }, publicUrl)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(serverPage({ title: post.title, body, publicUrl }))
  })
}

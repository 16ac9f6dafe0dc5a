/** @jsxRuntime automatic */
import { formatDay } from '@lilypad/domain'
import { NOTE, SOFT, TodaysJobs } from './frame/parts.tsx'
import { renderPage } from './frame/render-page.tsx'

type Post = { title: string; url: string; summary: string | null; published_on: string | null }
type Article = { title: string; published_on: string | null; body: readonly string[] }

function PublishedOn({ day }: { day: string | null }) {
  return (
    day !== null && (
      <p className={SOFT}>
        <time dateTime={day}>{formatDay(day)}</time>
      </p>
    )
  )
}

export function renderArticle({ title, published_on, body }: Article, publicUrl: string): string {
  return renderPage({
    title,
    publicUrl,
    children: (
      <div className="space-y-4">
        <p className={NOTE}>A sample article that came with the product.</p>
        <h1>{title}</h1>
        <PublishedOn day={published_on} />
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <TodaysJobs publicUrl={publicUrl} />
        </p>
      </div>
    ),
  })
}

export function renderArticles(posts: readonly Post[], publicUrl: string): string {
  return renderPage({
    title: 'Newsletter',
    publicUrl,
    children: (
      <div className="space-y-4">
        <p className={NOTE}>Sample articles that came with the product.</p>
        <h1>The Lilypad newsletter</h1>
        {posts.map(({ title, url, summary, published_on }) => (
          <article key={url} className="space-y-1 border-line border-t py-5 [&_h2]:mb-1">
            <h2>
              <a href={url}>{title}</a>
            </h2>
            <PublishedOn day={published_on} />
            <p>{summary}</p>
          </article>
        ))}
        <p>
          <TodaysJobs publicUrl={publicUrl} />
        </p>
      </div>
    ),
  })
}

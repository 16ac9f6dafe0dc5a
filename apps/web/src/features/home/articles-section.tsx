import { formatDay, outboundLink } from '@lilypad/domain'
import { Loading, OutIcon, OutLink, Skeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { newsletterPostsQuery } from '@/api/newsletter/newsletter.ts'

type ArticleProps = { title: string; url: string; summary: string | null; published_on: string | null }

const SHOWN = 5

const Article = ({ title, url, summary, published_on }: ArticleProps) => (
  <li className="group relative grid gap-1 border-line border-t py-5 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:gap-6">
    <p className="text-ink-soft text-sm md:pt-1">
      {published_on && <time dateTime={published_on}>{formatDay(published_on.slice(0, 10))}</time>}
    </p>
    <div className="grid gap-1">
      <h3 className="font-bold text-lg">
        <OutLink
          href={outboundLink(url) ?? url}
          className="rounded-sm underline decoration-transparent underline-offset-4 transition duration-120 after:absolute after:inset-0 after:rounded-sm group-hover:decoration-current"
        >
          {title}
        </OutLink>
      </h3>
      {summary && <p className="max-w-prose text-ink-soft">{summary}</p>}
    </div>
    <OutIcon className="mt-1 text-ink-soft max-md:hidden" />
  </li>
)

const ArticleSkeletons = () => (
  <Loading label="Loading articles">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <div key={key} className="grid gap-2 border-line border-t py-5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    ))}
  </Loading>
)

/** The newest articles of the newsletter. Left out where they do not come. */
export function ArticlesSection() {
  const { data: posts, isError } = useQuery(newsletterPostsQuery)
  if (isError || posts?.length === 0) return null
  return (
    <section className="page" aria-labelledby="home-articles">
      <h2 id="home-articles" className="mb-6 font-bold text-2xl md:text-3xl">
        From the newsletter
      </h2>
      {posts ? (
        <ul className="border-line border-b">
          {posts.slice(0, SHOWN).map((post) => (
            <Article key={post.url} {...post} />
          ))}
        </ul>
      ) : (
        <ArticleSkeletons />
      )}
    </section>
  )
}

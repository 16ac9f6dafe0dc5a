import { outboundLink } from '@lilypad/domain'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

/** Headings rank below the page's own, links open in a new tab, and pictures of other hosts are not loaded. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  img: () => null,
  a: ({ href, children }) => (
    <a href={href && (outboundLink(href) ?? href)} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  ),
}

/** A description in Markdown, set like an article. Scraped text may be hostile: it is sanitised here once more. */
export default function JobDescription({ markdown }: { markdown: string }) {
  return (
    <div className="article">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
        {markdown}
      </Markdown>
    </div>
  )
}

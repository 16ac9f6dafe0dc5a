import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

/** Headings stand below the page's own, links leave in a new tab, and no picture is fetched from a foreign host. */
const components: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  img: () => null,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  ),
}

/** A description in Markdown, set like an article. Scraped text is hostile: it is sanitised here once more. */
export default function JobDescription({ markdown }: { markdown: string }) {
  return (
    <div className="article">
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
        {markdown}
      </Markdown>
    </div>
  )
}

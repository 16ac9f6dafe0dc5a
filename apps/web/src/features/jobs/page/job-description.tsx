import { outboundLink, toHeadingLevels } from '@lilypad/domain'
import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

type Node = { tagName?: string; children?: Node[] }

const headingsIn = ({ children = [] }: Node): Node[] =>
  children.flatMap((node) => (/^h[1-6]$/.test(node.tagName ?? '') ? [node] : headingsIn(node)))

/** Headings rank below the page's own. */
const lowerHeadings = () => (tree: Node) => {
  const headings = headingsIn(tree)
  const levels = toHeadingLevels(headings.map(({ tagName }) => Number(tagName?.slice(1))))
  for (const [index, heading] of headings.entries()) heading.tagName = `h${levels[index]}`
}

/** Links open in a new tab, and pictures of other hosts are not loaded. */
const components: Components = {
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
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, lowerHeadings]}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  )
}

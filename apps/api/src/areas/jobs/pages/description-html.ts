import { MAX_DESCRIPTION_LENGTH, memoize, outboundLink, toHeadingLevels } from '@lilypad/domain'
import type { SanitizedHtml } from '@lilypad/pages'
import MarkdownIt from 'markdown-it'

const MAX_LINES = 1_500

function createWriter({ linkify }: { linkify: boolean }) {
  // HTML in the text is shown as plain text.
  const writer = new MarkdownIt({ html: false, linkify })
  // Links go to other sites only: never to our own pages, and never to a script.
  writer.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address.trim())
  const { rules } = writer.renderer
  // No pictures are loaded from other hosts.
  rules.image = () => ''
  rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    const link = outboundLink(String(token?.attrGet('href')))
    if (link) token?.attrSet('href', link)
    token?.attrSet('rel', 'noopener nofollow ugc')
    return self.renderToken(tokens, index, options)
  }
  writer.core.ruler.push('headings', ({ tokens }) => {
    for (const type of ['heading_open', 'heading_close']) {
      const headings = tokens.filter((token) => token.type === type)
      const levels = toHeadingLevels(headings.map(({ tag }) => Number(tag.slice(1))))
      for (const [index, heading] of headings.entries()) heading.tag = `h${levels[index]}`
    }
  })
  return writer
}

const writer = createWriter({ linkify: true })
const withoutBareLinks = createWriter({ linkify: false })

/** No honest text has this many bare addresses; finding them costs more than all the rest. */
const MAX_BARE_LINKS = 100
const BARE_LINK = /:\/\/|www\.|@/g

const MAX_WRITTEN = 200

const write = memoize(MAX_WRITTEN, (markdown): SanitizedHtml => {
  const bareLinks = markdown.match(BARE_LINK)?.length ?? 0
  return { html: (bareLinks > MAX_BARE_LINKS ? withoutBareLinks : writer).render(markdown) }
})

/**
 * A description in Markdown as HTML: headings, paragraphs, lists, tables, emphasis, links and nothing else. Scraped
 * text may be hostile: each version of a text is parsed once, and the parser's time is bounded by length and lines.
 */
export const descriptionHtml = (description: string): SanitizedHtml =>
  write(
    description
      .slice(0, MAX_DESCRIPTION_LENGTH)
      .split(/\r\n?|\n/, MAX_LINES)
      .join('\n'),
  )

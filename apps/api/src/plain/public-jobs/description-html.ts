import MarkdownIt from 'markdown-it'
import type { Html } from '../html.ts'

/** No more of a text is written out: a job is read to its end long before. */
const MOST_CHARACTERS = 60_000

/** Headings stand below the page's own. */
const LOWER: Record<string, string> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' }

const createWriter = () => {
  // HTML in the text is shown as the text that it is.
  const writer = new MarkdownIt({ html: false, linkify: true })
  // Links lead away from here: none is one of our own, and none is a script.
  writer.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address.trim())
  const { rules } = writer.renderer
  // No picture is fetched from a foreign host.
  rules.image = () => ''
  rules.heading_open = rules.heading_close = (tokens, index, options, _env, self) => {
    const token = tokens[index]
    if (token) token.tag = LOWER[token.tag] ?? token.tag
    return self.renderToken(tokens, index, options)
  }
  rules.link_open = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('rel', 'noopener nofollow ugc')
    return self.renderToken(tokens, index, options)
  }
  return writer
}

const writer = createWriter()

/**
 * A description in Markdown as HTML: headings, paragraphs, lists, tables, emphasis, links and nothing else. Scraped
 * text is hostile: the parser's time grows with the length of the text alone, however deeply it is nested.
 */
export const descriptionHtml = (markdown: string): Html => ({
  html: writer.render(markdown.slice(0, MOST_CHARACTERS)),
})

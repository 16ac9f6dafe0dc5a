import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import MarkdownIt from 'markdown-it'
import { read } from '../deploy/settings.ts'
import { root, tracked } from '../tracked.ts'

/** A page of documentation, as far as it can be held to what it says. */
export type Page = {
  /** From the root of the repository. */
  path: string
  /** Where its links and pictures lead, as they are written. */
  links: string[]
  /** What its headings are called in an address. */
  anchors: string[]
  /** What is marked as code within a sentence or a table. */
  codes: string[]
  /** The lines of its blocks of shell commands. */
  commands: string[]
}

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number]

const markdown = new MarkdownIt({ html: true })

/** As GitHub names a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const toChildren = (tokens: Token[]) => tokens.flatMap((token) => token.children ?? [])
const toHtml = (tokens: Token[]) =>
  [...tokens, ...toChildren(tokens)].flatMap(({ type, content }) => (type.startsWith('html_') ? content : []))

function toLinks(tokens: Token[]): string[] {
  const inText = toChildren(tokens).flatMap((token) => token.attrGet('href') ?? token.attrGet('src') ?? [])
  const inHtml = toHtml(tokens).flatMap((html) =>
    [...html.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].map(([, link = '']) => link),
  )
  return [...inText, ...inHtml].map((link) => decodeURI(String(link)))
}

const toAnchors = (tokens: Token[]) =>
  tokens.flatMap((token, index) => {
    const words = tokens[index + 1]?.children ?? []
    return token.type === 'heading_open' ? toAnchor(words.map(({ content }) => content).join('')) : []
  })

/** Lines without their comments; one that ends in a backslash goes on. */
const toLines = (block: string) =>
  block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

export function parsePage(path: string, text: string): Page {
  const tokens = markdown.parse(text, {})
  return {
    path,
    links: toLinks(tokens),
    anchors: toAnchors(tokens),
    codes: toChildren(tokens).flatMap(({ type, content }) => (type === 'code_inline' ? content : [])),
    commands: tokens.flatMap(({ type, info, content }) =>
      type === 'fence' && info === 'sh' ? toLines(content) : [],
    ),
  }
}

/** Every page that people read: README, CONTRIBUTING, what is below `docs`, and what explains a folder. */
export const allPages = (): Page[] =>
  tracked.filter((path) => path.endsWith('.md')).map((path) => parsePage(path, read(path)))

const isOutside = (link: string) => /^[a-z]+:/.test(link)

export const deadLinks = (page: Page, pages: readonly Page[]): string[] =>
  page.links.filter((link) => {
    if (isOutside(link)) return false
    const [file = '', anchor] = link.split('#')
    const target = file === '' ? page.path : posix.join(posix.dirname(page.path), file)
    if (file !== '' && !existsSync(`${root}${target}`)) return true
    return anchor !== undefined && !pages.find(({ path }) => path === target)?.anchors.includes(anchor)
  })

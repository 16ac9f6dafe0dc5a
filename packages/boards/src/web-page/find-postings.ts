import { linkTarget } from '../board-address.ts'
import { bareTitle, isOtherHeading, isOtherMatter, isTitleLike, namesWorker } from './job-title.ts'
import type { PageLine } from './page-lines.ts'

/** A posting found on a page without structured data. */
export type ShownPosting = { title: string; url: string | null; text: string | null }

/** Relative links start from `base`, which a page may set itself. */
type Addresses = { pageUrl: string; base: string }
type Candidate = ShownPosting & { group: string }

/** Lines of one kind count as postings only if at least this share of them names an occupation. */
const ENOUGH = 0.5
/** The most lines below a heading that belong to its posting's text. */
const MAX_BELOW = 300
const OPENINGS =
  /\b(openings?|open (jobs|roles|positions)|vacanc(y|ies)|positions?|jobs|employment|careers?|opportunit(y|ies)|hiring)\b/i

/**
 * The postings among a page's lines. Candidates are links with a title like a posting's, headings with the text below
 * them, and plain lines under a heading about openings; the largest group wins. Lines of one kind under one heading are
 * judged together.
 */
export function findPostings(lines: readonly PageLine[], addresses: Addresses): ShownPosting[] {
  const found = [linked(lines, addresses), headed(lines), plain(lines)].map(postingsAmong)
  return found.reduce((most, next) => (next.length > most.length ? next : most))
}

function postingsAmong(candidates: readonly Candidate[]): ShownPosting[] {
  const groups = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const group = groups.get(one.group)
    if (group) group.push(one)
    else groups.set(one.group, [one])
  }
  return [...groups.values()].flatMap((group) => {
    const naming = group.filter(({ title }) => namesWorker(title)).length
    if (naming / group.length < ENOUGH) return []
    return group.map(({ title, url, text }) => ({ title, url, text }))
  })
}

/** Each line with the text of the last heading above it. */
function underHeadings(lines: readonly PageLine[]): { line: PageLine; heading: string; at: number }[] {
  let heading = ''
  let at = 0
  return lines.map((line, index) => {
    if (line.level > 0 && !line.link) {
      heading = line.text
      at = index
    }
    return { line, heading, at }
  })
}

function linked(lines: readonly PageLine[], { pageUrl, base }: Addresses): Candidate[] {
  return underHeadings(lines).flatMap(({ line, heading }) => {
    const url = linkTarget(line.link?.href, base)
    if (!line.link || !url || samePage(url, pageUrl) || isOtherHeading(heading)) return []
    const title = [line.link.text, line.text.replace(line.link.text, '').trim()].find(isPostingTitle)
    return title ? [{ title: bareTitle(title), url, text: null, group: `${line.kind} ${toShape(url)}` }] : []
  })
}

function samePage(url: string, pageUrl: string): boolean {
  const [one, other] = [new URL(url), new URL(pageUrl)]
  return (
    one.origin === other.origin &&
    one.pathname.replace(/\/$/, '') === other.pathname.replace(/\/$/, '') &&
    one.search === other.search
  )
}

/** Addresses of one kind: same site, depth and extension. */
function toShape(url: string): string {
  const { host, pathname } = new URL(url)
  const ending = /\.[a-z]{2,4}$/i.exec(pathname)?.[0] ?? ''
  return `${host} ${pathname.split('/').filter(Boolean).length} ${ending}`
}

function isPostingTitle(text: string): boolean {
  return isTitleLike(text) && !isOtherMatter(text)
}

function headed(lines: readonly PageLine[]): Candidate[] {
  return lines.flatMap((line, index) => {
    const title = bareTitle(line.text)
    if (line.level === 0 || line.link || !isPostingTitle(title)) return []
    const below = linesBelow(lines, index)
    const text = below.map((one) => one.text).join('\n\n')
    const url = below.find((one) => one.link)?.link?.href ?? null
    return text ? [{ title, url, text, group: `${line.level}` }] : []
  })
}

function linesBelow(lines: readonly PageLine[], heading: number): PageLine[] {
  const level = lines[heading]?.level ?? 0
  let end = heading + 1
  for (let next = lines[end]; next && end - heading <= MAX_BELOW; next = lines[end]) {
    if (next.level > 0 && next.level <= level) break
    end += 1
  }
  return lines.slice(heading + 1, end)
}

function plain(lines: readonly PageLine[]): Candidate[] {
  const start = lines.findIndex(({ level, text }) => level > 0 && OPENINGS.test(text))
  if (start < 0) return []
  return underHeadings(lines.slice(start)).flatMap(({ line, heading, at }) => {
    if (line.level > 0 || line.link || isOtherHeading(heading) || !isPostingTitle(line.text)) return []
    return [{ title: bareTitle(line.text), url: null, text: null, group: `${at} ${line.kind}` }]
  })
}

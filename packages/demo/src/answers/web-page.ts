import type { DemoBoard, DemoPosting } from '../demo-types.ts'
import { type Answer, htmlAnswer, notFoundPage, type Question, withETag } from './answer.ts'
import { escapeHtml, MARKUPS, sectionsHtml } from './html.ts'
import { detailValue, listValues, scriptElement } from './json-ld.ts'
import { placeLine } from './places.ts'

const page = (title: string, head: string, body: string): Answer =>
  withETag(
    htmlAnswer(
      `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>\n${head}\n</head>` +
        `<body>\n${body}\n</body></html>\n`,
    ),
  )

/** On the page links stay on its own host, whatever address its JSON-LD gives. */
const ownPath = (posting: DemoPosting): string => `/careers/${encodeURIComponent(posting.id.toLowerCase())}`

function listPage(board: DemoBoard): Answer {
  const { name } = board.employer
  const links = board.postings.map(
    (posting) =>
      `<li><a href="${ownPath(posting)}">${escapeHtml(posting.title)}</a> <span>${escapeHtml(placeLine(posting))}</span></li>`,
  )
  const head = listValues(board).map(scriptElement).join('\n')
  return page(
    `Careers at ${name}`,
    head,
    `<h1>Open positions</h1>\n<ul class="openings">\n${links.join('\n')}\n</ul>`,
  )
}

function detailPage({ employer }: DemoBoard, posting: DemoPosting): Answer {
  const text = sectionsHtml(posting.sections, MARKUPS.plain)
  const body = `<article><h1>${escapeHtml(posting.title)}</h1>\n${text}</article>`
  return page(`${posting.title} | ${employer.name}`, scriptElement(detailValue(employer, posting)), body)
}

const homePage = ({ employer }: DemoBoard): Answer =>
  page(
    employer.name,
    '',
    `<h1>${escapeHtml(employer.name)}</h1><p>An invented employer. <a href="/careers">Careers</a></p>`,
  )

const logo = ({ employer }: DemoBoard): Answer => ({
  ...htmlAnswer(employer.logo),
  type: 'image/svg+xml',
})

const withId = (board: DemoBoard, lastPart: string): DemoPosting | undefined =>
  board.postings.find((posting) => lastPart.endsWith(posting.id.toLowerCase()))

/** An employer's own site: its logo, and for those without a system the careers pages with JSON-LD. */
export function webPageAnswer(boards: Map<string, DemoBoard>, { host, path }: Question): Answer {
  const board = boards.get(host.replace(/\.example$/, ''))
  if (!board) return notFoundPage(host)
  if (path === '/logo.svg') return withETag(logo(board))
  if (path === '/') return homePage(board)
  if (board.employer.system !== 'jsonld') return notFoundPage(host)
  if (/^\/careers\/?$/.test(path)) return listPage(board)
  const posting = withId(board, /^\/careers\/([^/]+)\/?$/.exec(path)?.[1] ?? '/')
  return posting ? detailPage(board, posting) : notFoundPage(host)
}

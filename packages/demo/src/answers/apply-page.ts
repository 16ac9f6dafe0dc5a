import type { DemoBoard } from '../demo-types.ts'
import { type Answer, htmlAnswer } from './answer.ts'
import { escapeHtml } from './html.ts'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f2f7f6;color:#16302b;
font:16px/1.55 system-ui,sans-serif}main{max-width:34rem;margin:24px;padding:32px;background:#fff;border:1px solid #dbe7e4;
border-radius:20px}img{border-radius:14px}h1{font-size:28px;line-height:1.2;margin:16px 0 4px}p{margin:8px 0}
.employer{color:#4d6661}.note{margin-top:24px;padding:16px;border-radius:12px;background:#eaf4ff}`

const shell = (title: string, body: string, status = 200): Answer =>
  htmlAnswer(
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
      `<body><main>${body}</main></body></html>\n`,
    status,
  )

const NOTE =
  '<p class="note"><strong>This is a demo employer.</strong> It was invented to show Lilypad at work. There is no position ' +
  'and no form, and no application is sent.</p>'

/** The page behind Apply: who was meant, what for, and that nothing is sent. */
export function applyPage(boards: Map<string, DemoBoard>, path: string): Answer {
  const [tenant = '', id = ''] = path.replace(/^\/apply\//, '').split('/')
  const board = boards.get(tenant)
  const posting = board?.postings.find((candidate) => candidate.id === id)
  if (!board || !posting) {
    return shell('Posting not found', `<h1>This posting is no longer here</h1>${NOTE}`, 404)
  }
  const { name } = board.employer
  const logo = `<img src="/${tenant}.example/logo.svg" width="64" height="64" alt="">`
  const title = `${posting.title.trim()} at ${name}`
  return shell(
    title,
    `${logo}<h1>${escapeHtml(posting.title)}</h1><p class="employer">${escapeHtml(name)}</p>${NOTE}`,
  )
}

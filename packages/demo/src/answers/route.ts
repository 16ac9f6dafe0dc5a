import type { DemoBoard } from '../demo-types.ts'
import { type Answer, notFoundPage, type Question, textAnswer } from './answer.ts'
import { ashbyAnswer } from './ashby.ts'
import { greenhouseAnswer } from './greenhouse.ts'
import { leverAnswer } from './lever.ts'
import { recruiteeAnswer } from './recruitee.ts'
import { webPageAnswer } from './web-page.ts'
import { workableAnswer } from './workable.ts'

type Responder = (boards: Map<string, DemoBoard>, question: Question) => Answer

const HOSTS: Record<string, Responder> = {
  'boards-api.greenhouse.io': greenhouseAnswer,
  'api.greenhouse.io': greenhouseAnswer,
  'api.lever.co': leverAnswer,
  'api.eu.lever.co': leverAnswer,
  'api.ashbyhq.com': ashbyAnswer,
  'apply.workable.com': workableAnswer,
  'www.workable.com': workableAnswer,
}

function responderFor(host: string): Responder | undefined {
  if (host.endsWith('.recruitee.com')) return recruiteeAnswer
  return host.endsWith('.example') ? webPageAnswer : HOSTS[host]
}

const ROBOTS = 'User-agent: *\nDisallow: /admin/\nDisallow: /search?\nAllow: /\n'

/** API hosts have no robots.txt, which allows everything; sites have one that shuts out a few folders. */
const robots = (host: string): Answer =>
  host.startsWith('api.') || host.startsWith('boards-api.')
    ? textAnswer('Not found', 404)
    : textAnswer(ROBOTS)

/** What `https://HOST/PATH?QUERY` answers among the demo boards. Unknown hosts and tenants get a 404 in their system's way. */
export function answerFor(boards: Map<string, DemoBoard>, question: Question): Answer {
  const respond = responderFor(question.host)
  if (!respond) return notFoundPage(question.host)
  return question.path === '/robots.txt' ? robots(question.host) : respond(boards, question)
}

import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { type AccountChange, findAccountChange } from '@lilypad/db'
import { describeEndedAccess, type EndedAccess } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { refuseCrossSite } from '../../../http/cross-site.ts'
import { queryFields } from '../../../http/fields.ts'
import type { Gate } from '../../../http/implement.ts'
import { VISITOR } from '../../../http/visit.ts'
import { createMailEnqueuer } from '../../../mail/enqueue-mail.ts'
import { type Html, html } from '../../../pages/html.ts'
import { serverPage } from '../../../pages/server-page.ts'
import { createNewsletterSyncEnqueuer } from '../../newsletter/enqueue-sync.ts'
import { undoAccountChange } from '../undo-account-change.ts'

const FORM_LIMIT = 16 * 1024

const WORDS = {
  email: {
    question: 'Undo the change of your e-mail address?',
    what: 'Your account gets back the address that this link was sent to, and loses its password.',
  },
  password: { question: 'Undo the change of your password?', what: 'The changed password stops working.' },
}

const question = ({ changed }: AccountChange, token: string) => html`
<h1>${WORDS[changed].question}</h1>
<p>${WORDS[changed].what} This logs everyone out of your account, and switches off its keys, webhooks and feed addresses. You then choose a new password.</p>
<form method="post" action="${serverPaths.undoChange.href(token)}"><button class="button">Undo the change</button></form>`

const done = (address: string, ended: EndedAccess) => html`
<h1>The change is undone.</h1>
<p>Everyone is logged out and the old password no longer works. Choose a new one now: this button works for one hour.</p>
<p>${describeEndedAccess(ended)}</p>
<p><a class="button" href="${address}">Choose a new password</a></p>`

const DEAD = {
  undone: [
    'This change has already been undone.',
    'The link works once. If you have not chosen a new password yet, ask for a link to do so.',
  ],
  expired: [
    'This link has expired.',
    'It worked for 72 hours. If someone else is using your account, contact us.',
  ],
  unknown: [
    'This link does not work.',
    'The link may be incomplete, an earlier change may have been undone, or the account may be deleted.',
  ],
} as const

const dead = (why: keyof typeof DEAD, address: string) => html`
<h1>${DEAD[why][0]}</h1>
<p>${DEAD[why][1]}</p>
<p><a class="button" href="${address}">I forgot my password</a></p>`

const whyDead = (change: AccountChange | null, now: Date): keyof typeof DEAD | null => {
  if (!change) return 'unknown'
  if (change.undoneAt) return 'undone'
  return change.expiresAt <= now ? 'expired' : null
}

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>

/**
 * `/api/undo_change?token=…`, from the e-mails about a changed address or password. GET shows a page with one button
 * and changes nothing, since scanners open links; POST, by the button, undoes the change.
 */
export const addUndoChange = async (pages: FastifyInstance, deps: Needs, gate: Gate): Promise<void> => {
  const { config, database, now } = deps
  const { publicUrl } = config.http
  const enqueueMail = createMailEnqueuer(deps)
  const enqueueNewsletterSync = createNewsletterSyncEnqueuer(deps)
  const hasProvider = config.newsletter.kitApiKey !== undefined
  await gate.openToBrowsers(pages)
  // The token says everything.
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, _body, parsed) =>
    parsed(null),
  )
  pages.addHook('onRequest', async (request) => {
    const isPressed = request.method === 'POST'
    if (isPressed) refuseCrossSite(request, gate.publicOrigin)
    request.visit = VISITOR
    await gate.limits.beforeBody(isPressed ? { rateLimit: 'credentials' } : {}, request)
  })

  const send = (reply: FastifyReply, status: number, title: string, body: Html) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(serverPage({ title, body: body.html, publicUrl }))
  const sendDead = (reply: FastifyReply, why: keyof typeof DEAD) =>
    send(reply, 400, 'Link', dead(why, clientAddress(publicUrl, paths.forgotPassword.href())))
  const tokenOf = (request: FastifyRequest) => queryFields(request.query).token ?? ''

  pages.get(serverPaths.undoChange.route, async (request, reply) => {
    const token = tokenOf(request)
    const change = await findAccountChange(database.db, token)
    const why = whyDead(change, now())
    if (!change || why) return sendDead(reply, why ?? 'unknown')
    return send(reply, 200, 'Undo a change', question(change, token))
  })

  pages.post(serverPaths.undoChange.route, async (request, reply) => {
    const token = tokenOf(request)
    const change = await findAccountChange(database.db, token)
    const why = whyDead(change, now())
    if (!change || why) return sendDead(reply, why ?? 'unknown')
    const { userId } = change
    const undone = await undoAccountChange(database, { token, userId, hasProvider, now: now() })
    // Somebody was faster.
    if (!undone) return sendDead(reply, 'undone')
    await gate.settled()
    enqueueMail(undone.emailId)
    if (undone.hasMoved) void enqueueNewsletterSync()
    const address = clientAddress(publicUrl, paths.resetPassword.href(undone.resetToken))
    return send(reply, 200, 'The change is undone', done(address, undone.ended))
  })
}

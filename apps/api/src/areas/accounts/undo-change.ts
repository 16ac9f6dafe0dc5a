import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { type AccountChange, findAccountChange } from '@lilypad/db'
import { type DeadUndo, renderChangeUndone, renderDeadUndoLink, renderUndoChange } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { enqueueMail, enqueueNewsletterSync, hasNewsletterProvider } from '../../deps/enqueue.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { queryFields } from '../../http/fields.ts'
import type { Gate } from '../../http/implement.ts'
import { sendLinkPage } from '../../http/prepared-reply.ts'
import { VISITOR } from '../../http/visit.ts'
import { undoAccountChange } from './undo-account-change.ts'

const FORM_LIMIT = 16 * 1024

function whyDead(change: AccountChange | null, now: Date): DeadUndo | null {
  if (!change) return 'unknown'
  if (change.undoneAt) return 'undone'
  return change.expiresAt <= now ? 'expired' : null
}

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>

/**
 * `/api/undo_change?token=…`, from the e-mails about a changed address or password. GET shows a page with one button
 * and changes nothing, since scanners open links; POST, by the button, undoes the change.
 */
export async function addUndoChange(
  pages: FastifyInstance,
  deps: Needs,
  { gate }: { gate: Gate },
): Promise<void> {
  const { config, database, now } = deps
  const { publicUrl } = config.http
  const hasProvider = hasNewsletterProvider(deps)
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

  const sendDead = (reply: FastifyReply, why: DeadUndo) =>
    sendLinkPage(reply, 400, renderDeadUndoLink(why, publicUrl))

  const find = async (request: FastifyRequest) => {
    const token = queryFields(request.query).token ?? ''
    const change = await findAccountChange(database.db, token)
    return { token, change, why: whyDead(change, now()) }
  }

  pages.get(serverPaths.undoChange.route, async (request, reply) => {
    const { token, change, why } = await find(request)
    if (!change || why) return sendDead(reply, why ?? 'unknown')
    const address = serverPaths.undoChange.href(token)
    return sendLinkPage(reply, 200, renderUndoChange({ changed: change.changed, address, publicUrl }))
  })

  pages.post(serverPaths.undoChange.route, async (request, reply) => {
    const { token, change, why } = await find(request)
    if (!change || why) return sendDead(reply, why ?? 'unknown')
    const { userId } = change
    const undone = await undoAccountChange(database, { token, userId, hasProvider, now: now() })
    // Somebody was faster.
    if (!undone) return sendDead(reply, 'undone')
    await gate.settled()
    enqueueMail(deps, undone.outboxId)
    if (undone.hasMoved) void enqueueNewsletterSync(deps)
    const address = clientAddress(publicUrl, paths.resetPassword.href(undone.resetToken))
    return sendLinkPage(reply, 200, renderChangeUndone({ ended: undone.ended, address, publicUrl }))
  })
}

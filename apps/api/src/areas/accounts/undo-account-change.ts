import { clientAddress, paths, serverPaths } from '@lilypad/contracts/addresses'
import { UNUSABLE_PASSWORD_HASH } from '@lilypad/crypto'
import {
  type AccountChange,
  addToOutbox,
  type Database,
  type Executor,
  findAccountChange,
  findPerson,
  moveNewsletterAddress,
  openPasswordReset,
  revokeAccess,
  setEmail,
  setPassword,
  useAccountChange,
} from '@lilypad/db'
import type { EndedAccess } from '@lilypad/domain'
import { type DeadUndo, renderChangeUndone, renderDeadUndoLink, renderUndoChange } from '@lilypad/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { enqueueMail, enqueueNewsletterSync, hasNewsletterProvider } from '../../deps/enqueue.ts'
import { VISITOR } from '../../http/authenticate.ts'
import { refuseCrossSite } from '../../http/cross-site.ts'
import { queryFields } from '../../http/fields.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { sendLinkPage } from '../../http/prepared-reply.ts'

type Undoing = {
  token: string
  userId: number
  /** Whether to notify an outside newsletter provider. */
  hasProvider: boolean
  now: Date
}
type Undone = { hasMoved: boolean; outboxId: number | null; resetToken: string; ended: EndedAccess }

/** Tells the address that loses the account. It gets no link: the oldest owner wins. */
async function restoreEmail(
  tx: Executor,
  { userId, hasProvider, now }: Undoing,
  { from, to }: { from: string; to: string },
) {
  await setEmail(tx, { id: userId, email: to })
  await moveNewsletterAddress(tx, { from, to, hasProvider, now })
  const person = await findPerson(tx, userId)
  const changedAt = now.toISOString()
  const content = { firstName: person?.firstName ?? '', changedAt }
  const letter = { kind: 'email-changed' as const, content }
  return addToOutbox(tx, { userId, recipient: from, cause: changedAt, letter })
}

/**
 * Undoes a change of an account's address or password, with all that came after it: restores the address, makes the
 * password useless, ends all access, and opens the way to a new password. Null when the token is not,
 * or no longer, usable.
 */
const undoAccountChange = ({ db }: Pick<Database, 'db'>, undoing: Undoing): Promise<Undone | null> =>
  db.transaction(async (tx) => {
    const { userId: id, now } = undoing
    const used = await useAccountChange(tx, undoing)
    if (!used) return null
    const { email: from, formerEmail: to } = used
    const hasMoved = from.toLowerCase() !== to.toLowerCase()
    const outboxId = hasMoved ? await restoreEmail(tx, undoing, { from, to }) : null
    await setPassword(tx, { id, passwordHash: UNUSABLE_PASSWORD_HASH })
    const ended = await revokeAccess(tx, { userId: id, now })
    return { hasMoved, outboxId, ended, resetToken: await openPasswordReset(tx, { userId: id, now }) }
  })

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
export async function addUndoAccountChange(pages: FastifyInstance, deps: Needs, { gate }: { gate: Gate }) {
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
    request.auth = VISITOR
    await gate.limits.countRequest(isPressed ? { rateLimit: 'credentials' } : {}, request)
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
    const undoing = { token, userId, hasProvider, now: now() }
    const undone = await gate.turns(userId, () => undoAccountChange(database, undoing))
    // Somebody was faster.
    if (!undone) return sendDead(reply, 'undone')
    await gate.settled()
    enqueueMail(deps, undone.outboxId)
    if (undone.hasMoved) void enqueueNewsletterSync(deps)
    const address = clientAddress(publicUrl, paths.resetPassword.href(undone.resetToken))
    return sendLinkPage(reply, 200, renderChangeUndone({ ended: undone.ended, address, publicUrl }))
  })
}

import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { findPublicJob, findSharePicture, storeSharePicture } from '@lilypad/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { admitVisitor } from '../../../http/authenticate.ts'
import { createCallerQueues } from '../../../http/caller-queues.ts'
import type { Gate } from '../../../http/implement-calls.ts'
import { drawShareCard } from './draw-share-card.ts'
import { type Card, canBeDrawn, toCard, toKey } from './share-card.ts'

/** An address that shows something else is another one. */
const KEPT = 'public, max-age=3600'
const MAX_WAITING = 100
const FILE = /^([1-9]\d{0,14})-[\da-f]{8}\.png$/

/**
 * The picture of a link to a job: made when it is first asked for, and kept. For every job that is not public, and for
 * one whose letters we cannot draw, it is the general picture; after an error or where many wait, too, but then nobody may
 * keep it.
 */
export function addSharePictures(
  app: FastifyInstance,
  { database: { db } }: Pick<Deps, 'database'>,
  { gate, general }: { gate: Gate; general: Buffer },
): void {
  const underWay = new Map<string, Promise<Buffer>>()
  /** Drawing holds a thread that files, passwords and compressing need too. */
  const oneByOne = createCallerQueues({ mostWaiting: MAX_WAITING })
  const make = async (key: string, card: Card) => {
    const picture = await drawShareCard(card)
    await storeSharePicture(db, key, picture)
    return picture
  }
  const getPicture = async (card: Card): Promise<Buffer> => {
    const key = toKey(card)
    const kept = await findSharePicture(db, key)
    if (kept) return kept
    const made =
      underWay.get(key) ?? oneByOne('pictures', () => make(key, card)).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
  app.get<{ Params: { file: string } }>(serverPaths.sharePicture.route, async (request, reply) => {
    await admitVisitor(gate, request)
    const [, id] = FILE.exec(request.params.file) ?? []
    const job = id === undefined ? null : await findPublicJob(db, Number(id))
    const card = job === null || job === 'removed' ? null : toCard(job)
    const send = (picture: Buffer, cacheControl = KEPT) =>
      reply
        .type('image/png')
        .header('cache-control', cacheControl)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    if (card === null || !canBeDrawn(card)) return send(general)
    try {
      return send(await getPicture(card))
    } catch (error) {
      if (!(error instanceof ApiError))
        request.log.warn({ err: error }, 'The picture of a job could not be made.')
      return send(general, 'no-store')
    }
  })
}

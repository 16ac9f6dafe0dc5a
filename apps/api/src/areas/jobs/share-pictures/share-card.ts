import { createHash } from 'node:crypto'
import { serverPaths } from '@lilypad/contracts/addresses'
import { getPay, jobFacts } from '@lilypad/domain'

/** What the picture of a link to a job shows. */
export type Card = { title: string; company: string; pay: string | null }

/** Raise it when the look changes: pictures that were made before are then made again. */
const LOOK = 2
const MAX_CHARACTERS = 200

/** Without control characters (which may turn the text) and pictures (which no font of ours has); fancy letters plain. */
const drawable = (text: string) =>
  text
    .replace(/[\p{C}\p{So}\p{Sk}\p{Extended_Pictographic}]|\uFE0F/gu, ' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')

export function toCard(job: Parameters<typeof jobFacts>[0] & Parameters<typeof getPay>[0]): Card {
  const { title, company } = jobFacts(job)
  const pay = drawable(getPay(job)?.text ?? '')
  return { title: drawable(title), company: drawable(company), pay: pay === '' ? null : pay }
}

/** A letter or digit that none of our fonts has. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Hebrew}0-9\u0660-\u0669])[\p{L}\p{N}]/u

/** False for a card whose letters would be empty boxes; the general picture stands in for it. */
export const canBeDrawn = ({ title, company, pay }: Card): boolean =>
  title !== '' && ![title, company, pay ?? ''].some((text) => FOREIGN.test(text))

/** Equal for cards that look the same. */
export const toKey = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, card.title, card.company, card.pay]))
    .digest('hex')
    .slice(0, 32)

/** The path of a job's picture; another one whenever it shows something else, since other sites keep what they load. */
export const picturePath = (id: number, card: Card): string =>
  serverPaths.sharePicture.href(id, toKey(card).slice(0, 8))

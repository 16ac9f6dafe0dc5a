import { findBoard, hasLogoOf, noteLogoTry, reuseLogo, storeLogo } from '@lilypad/db'
import { pictureType, pixelsOf, ScrapeError } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

const SVG = { contentType: 'image/svg+xml', extension: 'svg' } as const
const accept: string[] = ['image/png', 'image/jpeg', 'image/webp', SVG.contentType]

// A comment ends at its first end: else many comments could be read in endlessly many ways.
const SVG_START =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i

/** By the first bytes, not the name; null for an unsupported one. */
export function imageType(bytes: Uint8Array) {
  const type = pictureType(bytes)
  if (type) return accept.includes(type.contentType) ? type : null
  return SVG_START.test(Buffer.from(bytes.subarray(0, 2_000)).toString('utf8')) ? SVG : null
}

const MAX_BYTES = 512 * 1024
/** A browser unpacks four bytes for each. */
const MAX_PIXELS = 10_000_000

/** Once, with the usual safeguards; the previous logo stays until then. */
export const fetchLogo =
  ({ db, fetching, parser, logger, now }: Deps): Handlers['fetch-logo'] =>
  async ({ boardId }, { signal }) => {
    const board = await findBoard(db, boardId)
    if (!board?.logoUrl || (await hasLogoOf(db, board, board.logoUrl))) return { stored: false }
    await noteLogoTry(db, boardId, now())
    if (await reuseLogo(db, boardId, board.logoUrl)) return { stored: true }
    try {
      const { bytes } = await fetching.fetchFile(board.logoUrl, { maxBytes: MAX_BYTES, accept, signal })
      const logo = await toLogo(bytes, parser)
      if (!logo) logger.info({ boardId }, 'A logo is no picture, or takes too long to draw.')
      else await storeLogo(db, boardId, board.logoUrl, logo)
      return { stored: logo !== null }
    } catch (error) {
      if (!(error instanceof ScrapeError)) throw error
      logger.info({ boardId, reason: error.message }, 'A logo could not be fetched.')
      return { stored: false }
    }
  }

async function toLogo(bytes: Uint8Array, { cleanSvg }: Parser) {
  const type = imageType(bytes)
  if (type === null) return null
  if (type.extension !== 'svg')
    return pixelsOf(bytes, type.extension) > MAX_PIXELS ? null : { ...type, content: Buffer.from(bytes) }
  const svg = await cleanSvg(Buffer.from(bytes).toString('utf8'))
  return svg === null ? null : { ...type, content: Buffer.from(svg) }
}

import { findBoard, hasLogoOf, noteLogoTry, reuseLogo, storeLogo } from '@lilypad/db'
import { pictureType, pixelsOf, ScrapeError } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

const KEPT = ['image/png', 'image/jpeg', 'image/webp']
const accept = [...KEPT, 'image/svg+xml']

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
      if (!logo)
        logger.info(
          { boardId },
          'A logo shows nothing that can be drawn, or a browser would take too long to show it.',
        )
      else await storeLogo(db, boardId, board.logoUrl, logo)
      return { stored: logo !== null }
    } catch (error) {
      if (!(error instanceof ScrapeError)) throw error
      logger.info({ boardId, reason: error.message }, 'A logo could not be fetched.')
      return { stored: false }
    }
  }

/** By its first bytes, not its name. No stranger's SVG goes to a browser: its picture does. */
async function toLogo(bytes: Uint8Array, { drawSvg }: Parser) {
  const type = pictureType(bytes)
  if (type === null) {
    const drawn = await drawSvg(bytes)
    return drawn && { contentType: 'image/png', extension: 'png', content: Buffer.from(drawn) }
  }
  if (!KEPT.includes(type.contentType) || pixelsOf(bytes, type.extension) > MAX_PIXELS) return null
  return { ...type, content: Buffer.from(bytes) }
}

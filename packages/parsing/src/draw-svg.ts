import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** The longer side, in pixels: thrice what the largest tile shows. */
const SIDE = 256
/** What drawing may take, in pages of 64 KiB. */
const MAX_PAGES = 1_024

const DRAWER = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

/**
 * As a PNG; null for what is no SVG, shows nothing, or takes too much memory. Letters are not drawn, since no font is
 * given. Once in a thread: a picture that takes too much memory leaves the drawer broken.
 */
export async function drawSvg(svg: Uint8Array) {
  setFlagsFromString(`--wasm-max-mem-pages=${MAX_PAGES}`)
  await initWasm(readFile(DRAWER))
  try {
    const { width, height } = new Resvg(svg)
    const mode = width > height ? 'width' : 'height'
    const picture = new Resvg(svg, { fitTo: { mode, value: SIDE } }).render()
    const isVisible = picture.pixels.some((value, at) => at % 4 === 3 && value > 0)
    return isVisible ? picture.asPng() : null
  } catch {
    return null
  }
}

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { drawLetters } from './letters.ts'
import { fontPath } from './shipped-font.ts'

/** How a machine draws: on another one the same page has other pixels. */
export type Rendering = {
  /** The browser's major version. */
  chromium: number
  platform: string
  /** Of the font that is shipped. */
  font: string
  /** Of letters in that font, as pixels: browsers of one version draw them by the machine's own libraries. */
  letters: number
}

const file = fileURLToPath(new URL('../../look/rendering.json', import.meta.url))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${process.env.LILYPAD_ORIGIN}${path}`)).arrayBuffer())

/** How this browser draws, on this machine. */
export async function findRendering(browser: Browser): Promise<Rendering> {
  const font = await bytesAt(await fontPath(async (path) => (await bytesAt(path)).toString()))
  return {
    chromium: Number.parseInt(browser.version(), 10),
    platform: process.platform,
    font: hashOf(font),
    letters: await drawLetters(browser, font),
  }
}

export const readRendering = (): Rendering => JSON.parse(readFileSync(file, 'utf8')) as Rendering

/** Notes how the pictures were drawn. */
export const noteRendering = (rendering: Rendering): void =>
  writeFileSync(file, `${JSON.stringify(rendering, null, 2)}\n`)

const inWords = ({ chromium, platform }: Rendering) => `Chromium ${chromium} on ${platform}`

/**
 * Why pictures that were drawn in one way say nothing about what is drawn in another; null where they do. A font that
 * was changed is no reason: that is what the pictures are to show.
 */
export function whyIncomparable(pictures: Rendering, here: Rendering): string | null {
  if (inWords(pictures) !== inWords(here))
    return `The pictures were taken with ${inWords(pictures)}; this is ${inWords(here)}, which draws text otherwise.`
  if (pictures.font === here.font && pictures.letters !== here.letters)
    return 'The pictures were taken where the same browser draws the same letters in other pixels.'
  return null
}

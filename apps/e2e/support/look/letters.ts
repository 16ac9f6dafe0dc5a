import type { Browser } from '@playwright/test'

const WORDS = 'Lilypad: quick frogs jump, 0123456789 & “fifty” ponds?'

/** Draws a line of text in a font, in sizes and weights of the product, and gives a number made of its pixels. */
export async function drawLetters(browser: Browser, font: Buffer): Promise<number> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(
      async ([base64, words]) => {
        const face = new FontFace('Letters', `url(data:font/woff2;base64,${base64})`, { weight: '300 900' })
        document.fonts.add(await face.load())
        const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 160 })
        const pen = canvas.getContext('2d', { willReadFrequently: true })
        if (!pen) throw new Error('There is no canvas to draw on.')
        for (const [at, style] of ['400 14px', '600 14px', '400 16px', '800 36px'].entries()) {
          pen.font = `${style} Letters`
          pen.fillText(words, 4, 30 + at * 38)
        }
        // FNV-1a: enough to tell two drawings apart, and there without a secure page.
        let hash = 0x811c9dc5
        for (const value of pen.getImageData(0, 0, canvas.width, canvas.height).data)
          hash = Math.imul(hash ^ value, 0x01000193) >>> 0
        return hash
      },
      [font.toString('base64'), WORDS] as const,
    )
  } finally {
    await page.close()
  }
}

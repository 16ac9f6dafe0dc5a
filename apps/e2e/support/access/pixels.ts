import type { Page } from '@playwright/test'

/** A rectangle of the picture, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** Contrasts of a part as rendered, by WCAG 2, from 1 to 21. */
export type Drawn = {
  /** Between its lightest and its darkest pixel. */
  contrast: number
  /** Across its edge, on the side where that is least. */
  edge: number
}

/** Runs in an empty page: how light each point of a picture is (relative luminance), row by row. */
async function readLights(picture: string) {
  const image = new Image()
  image.src = picture
  await image.decode()
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('nothing can be drawn here')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const table = Array.from({ length: 256 }, (_, value) => linear(value))
  let lights = ''
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [
      table[data[at] ?? 0],
      table[data[at + 1] ?? 0],
      table[data[at + 2] ?? 0],
    ]
    lights += String.fromCharCode(Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * 255))
  }
  return { width: image.width, lights: btoa(lights) }
}

type Lights = { width: number; lights: Uint8Array }

const desks = new WeakMap<Page, Page>()

/** An empty page beside, which has no policy of ours: one for all pictures of a page. */
async function deskOf(page: Page): Promise<Page> {
  const known = desks.get(page)
  if (known && !known.isClosed()) return known
  const desk = await page.context().newPage()
  desks.set(page, desk)
  await page.bringToFront()
  return desk
}

/** The lights of a picture, from 0 to 255. */
async function lightsOf(page: Page, picture: Buffer): Promise<Lights> {
  const desk = await deskOf(page)
  const read = await desk.evaluate(readLights, `data:image/png;base64,${picture.toString('base64')}`)
  return { width: read.width, lights: Buffer.from(read.lights, 'base64') }
}

const contrastOf = (lights: readonly number[]): number =>
  (Math.max(...lights) / 255 + 0.05) / (Math.min(...lights) / 255 + 0.05)

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.ceil(to) - Math.floor(from)) }, (_, step) => Math.floor(from) + step)

function measure({ width: rowLength, lights }: Lights, { left, top, width, height }: Box): Drawn {
  const lightAt = (x: number, y: number) => lights[Math.round(y) * rowLength + Math.round(x)] ?? 0
  const inside = range(top, top + height).flatMap((y) => range(left, left + width).map((x) => lightAt(x, y)))
  // From two points outside to four inside, off the middle, where a letter may stand.
  const across = range(-2, 4)
  const sides = [0.31, 0.69].flatMap((share) => [
    across.map((step) => lightAt(left + step, top + height * share)),
    across.map((step) => lightAt(left + width - 1 - step, top + height * share)),
    across.map((step) => lightAt(left + width * share, top + step)),
    across.map((step) => lightAt(left + width * share, top + height - 1 - step)),
  ])
  return { contrast: contrastOf(inside), edge: Math.min(...sides.map(contrastOf)) }
}

/** Measures rendered parts of the visible page. */
export async function measureDrawn(page: Page, boxes: readonly Box[]): Promise<Drawn[]> {
  const lights = await lightsOf(page, await page.screenshot({ scale: 'css' }))
  return boxes.map((box) => measure(lights, box))
}

/** How many pixels differ visibly between two pictures of a part: a contrast of 3 (WCAG 1.4.11). */
export async function pointsApart(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const [first, second] = [await lightsOf(page, before), await lightsOf(page, after)]
  const isApart = (light: number, place: number) => contrastOf([light, second.lights[place] ?? light]) >= 3
  return [...first.lights].filter(isApart).length
}

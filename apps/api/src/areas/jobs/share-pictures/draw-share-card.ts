import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SHARE_SIZE } from '@lilypad/pages'
import { FROG, FROG_VIEW } from '@lilypad/ui'
import type { Node, Renderer } from '@takumi-rs/core'
import type { Card } from './share-card.ts'

/** The light look of the client, as look.css has it for pages. */
const COLORS = {
  surface: '#eaf2f6',
  ink: '#14303d',
  soft: '#44606d',
  primary: '#0089ff',
  skin: '#1a7a4c',
  water: '#8fb2c2',
}

const FONTS = [
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
]

const CACHE_BYTES = 2 * 1024 * 1024

/** The frog with its colours: pages colour it by a stylesheet. */
const frog = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FROG_VIEW}"><style>
.water { fill: none; stroke: ${COLORS.water}; stroke-width: 2; stroke-linecap: round }
.pad { fill: ${COLORS.primary} } .skin { fill: ${COLORS.skin} }
.smile, .toes { fill: none; stroke: white; stroke-width: 2.5; stroke-linecap: round }</style>${FROG}</svg>`

const pad = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${COLORS.primary}" d="M27.9 22.3A13.5 13.5 0 1 0 22.3 27.9L16.7 18a1 1 0 0 1 1.3-1.3Z"/><path fill="none" stroke="white" stroke-width="1.6" stroke-linecap="round" opacity=".75" d="M13.9 13.9 9 9M13 16.5H6.2M16.5 13V6.2M19 14l4-4.6M14 19l-4.6 4"/></svg>`

/** Whether its first letter is Arabic or Hebrew. */
const isRightToLeft = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

const text = (written: string, style: NonNullable<Node['style']>): Node => ({
  type: 'text',
  text: written,
  style: {
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
    direction: isRightToLeft(written) ? 'rtl' : 'ltr',
    ...style,
  },
})

const LONG_TITLE = 50

function drawing({ title, company, pay }: Card): Node {
  const fontSize = title.length > LONG_TITLE ? 56 : 68
  return {
    type: 'container',
    style: {
      ...SHARE_SIZE,
      display: 'flex',
      flexDirection: 'column',
      padding: 72,
      fontFamily: 'figtree',
      color: COLORS.ink,
      backgroundColor: COLORS.surface,
    },
    children: [
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 16, marginBottom: 40 },
        children: [
          { type: 'image', src: 'pad', style: { width: 52, height: 52 } },
          text('Lilypad', { fontSize: 40, fontWeight: 700 }),
        ],
      },
      text(title, { fontSize, fontWeight: 800, lineHeight: 1.12, letterSpacing: -1, lineClamp: 3 }),
      text(company, { fontSize: 36, fontWeight: 500, color: COLORS.soft, lineClamp: 1, marginTop: 20 }),
      text(pay ?? '', { fontSize: 40, fontWeight: 700, lineClamp: 1, width: 730, marginTop: 'auto' }),
      {
        type: 'image',
        src: 'frog',
        style: { position: 'absolute', right: 64, bottom: 44, width: 264, height: 198 },
      },
    ],
  }
}

export async function openRenderer(): Promise<Renderer> {
  // Loaded with the first picture: most processes never make one.
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES })
  for (const [index, file] of FONTS.entries()) {
    const data = await readFile(fileURLToPath(import.meta.resolve(file)))
    // The families in this order are what a letter is looked for in.
    await renderer.registerFont({ name: index === 0 ? 'figtree' : `letters ${index}`, data })
  }
  return renderer
}

/** As a PNG, beside the event loop, from texts alone: no markup means anything. Opens again after a failure. */
export function createDrawing(open: () => Promise<Renderer>): (card: Card) => Promise<Buffer> {
  let opened: Promise<Renderer> | null = null
  return async (card) => {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    const renderer = await opened
    const images = Object.entries({ frog, pad }).map(([src, svg]) => ({ src, data: Buffer.from(svg) }))
    return renderer.render(drawing(card), { ...SHARE_SIZE, format: 'png', images })
  }
}

export const drawShareCard = createDrawing(openRenderer)

import type { Page } from '@playwright/test'

type Get = (path: string) => Promise<string>

const found = (pattern: RegExp, text: string): string => {
  const [, part] = pattern.exec(text) ?? []
  if (part === undefined) throw new Error(`${pattern} is not in the client's page or its stylesheet.`)
  return part
}

/** Where the client's font is. */
export const fontPath = async (get: Get): Promise<string> => {
  const styles = await get(found(/href="(\/assets\/[^"]+\.css)"/, await get('/')))
  return found(/url\((\/assets\/figtree-latin-wght[^)]+)\)/, styles)
}

/** The pages that the server writes take a font of the machine's own: in pictures they have the client's. */
export const useShippedFont = async (page: Page): Promise<void> => {
  const font = await fontPath(async (path) => (await page.request.get(path)).text())
  await page.route('**/plain.css', async (route) => {
    const response = await route.fetch()
    const face = `@font-face { font-family: Figtree; font-weight: 300 900; src: url(${font}) }`
    const body = `${await response.text()}\n${face}\nbody { font-family: Figtree }`
    await route.fulfill({ response, body })
  })
}

import { type BrowserLaunch, findChromium } from '@lilypad/fetching'

/** The browser that people have, for what its shell lacks: extensions, installing, its very pixels. */
export const findWholeChromium = (): Promise<BrowserLaunch | null> =>
  findChromium(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')

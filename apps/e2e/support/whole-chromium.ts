import { findChromium } from '@lilypad/fetching'

const { CHROMIUM_PATH = '/usr/bin/chromium' } = process.env

/** The browser that people have, for what its shell lacks: extensions, notifications, installing, its very pixels. */
export const wholeChromium = (await findChromium(CHROMIUM_PATH)) ?? { args: [] as string[] }

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from '@lilypad/fetching'
import { chromium } from '@playwright/test'
import setUp from '../support/set-up.ts'
import { useProduct } from './people.ts'
import { PICTURES } from './pictures.ts'
import { take } from './take.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))

/** The pictures of the README, taken of the demo product as it is. */
async function run(origin: string) {
  const launch = await findChromium(process.env.CHROMIUM_PATH ?? null)
  if (!launch) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')
  const cookies = await useProduct(origin)
  const browser = await chromium.launch(launch)
  try {
    mkdirSync(folder, { recursive: true })
    for (const picture of PICTURES) console.log(await take(browser, { origin, cookies, folder, picture }))
  } finally {
    await browser.close()
  }
}

const stop = await setUp()
try {
  await run(process.env.LILYPAD_ORIGIN ?? '')
} finally {
  await stop()
}

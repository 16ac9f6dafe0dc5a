import { findChromium } from '@lilypad/fetching'
import { defineConfig } from '@playwright/test'
import { wholeChromium } from './support/whole-chromium.ts'

const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null)
if (!chromium) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')

/** One process draws all pages of a browser: a new one for each would be a sixth of the work. */
const ONE_RENDERER = ['--renderer-process-limit=1', '--disable-site-isolation-trials']
const launchOptions = { ...chromium, args: [...chromium.args, ...ONE_RENDERER] }

const isCi = Boolean(process.env.CI)

/** Projects of their own: what changes the data that others look at, and what compares pictures. */
const APART = ['**/*.alone.spec.ts', '**/*.look.spec.ts']
const WIDE = { viewport: { width: 1280, height: 900 } }
/** As most people see it. */
const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Letters are drawn alike whatever the machine's settings for fonts are. */
const PLAIN_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
]

/**
 * A test runs at a desk's width. One that is tagged `@phone`, since it shows what depends on the width, runs at a
 * phone's too; one that is tagged `@server`, since it goes other ways there, as if the list were too long for the browser.
 * One that is tagged `@journey` belongs to `npm test`; the others to `npm run test:all`.
 */
export default defineConfig<{ isOnServer: boolean }>({
  testDir: 'browser',
  globalSetup: './support/set-up.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Patient with a busy machine; the summary names what needed one of its two more tries.
  retries: isCi ? 2 : 0,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.05, scale: 'css' },
  },
  // A picture that is not there is a failure, not a new picture: they are taken by 'npm run look:renew' alone.
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // A trace of every test would cost as much as the tests; a new browser's window for each, a third of them. What one
  // leaves behind is removed (support/test.ts), and a retry has a window of its own. The service worker would answer
  // ahead of a test's routes: only the tests of it allow it. Drawing what moves would be a seventh of the work.
  use: {
    launchOptions,
    trace: 'on-first-retry',
    reuseContext: true,
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Its one worker starts a product for itself (support/test.ts): first, since it takes longest.
    { name: 'alone', testMatch: '**/*.alone.spec.ts', fullyParallel: false, workers: 1, use: WIDE },
    { name: 'journeys', testIgnore: APART, grep: /@journey/, use: { ...WIDE, ...MOVING } },
    { name: 'wide', testIgnore: APART, grepInvert: /@journey/, use: WIDE },
    { name: 'phone', testIgnore: APART, grep: /@phone/, use: PHONE },
    { name: 'server', grep: /@server/, use: { ...WIDE, isOnServer: true } },
    {
      name: 'look',
      testMatch: '**/*.look.spec.ts',
      snapshotPathTemplate: 'look/pictures/{arg}{ext}',
      use: {
        launchOptions: { ...wholeChromium, args: [...wholeChromium.args, ...ONE_RENDERER, ...PLAIN_LETTERS] },
      },
    },
  ],
})

import { findChromium } from '@lilypad/fetching'
import { defineConfig } from '@playwright/test'

const launchOptions = await findChromium(process.env.CHROMIUM_PATH ?? null)
if (!launchOptions) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')

const isCi = Boolean(process.env.CI)

/** Tests that run at one width: what changes shared data, and what compares pictures. */
const AT_ONE_WIDTH = ['**/*.desk.spec.ts', '**/*.look.spec.ts']

/** Letters are drawn alike whatever the machine's settings for fonts are. */
const PLAIN_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
]

/** Each test runs at a desk's width and at a phone's. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './support/set-up.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A stranger's busy machine is given patience and two more tries; the summary names what needed them.
  retries: isCi ? 2 : 0,
  timeout: isCi ? 60_000 : 30_000,
  expect: {
    timeout: isCi ? 15_000 : 8_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.001, threshold: 0.05, scale: 'css' },
  },
  // A picture that is not there is a failure, not a new picture: they are taken by 'npm run look:renew' alone.
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // A trace of every test would cost as much as the tests.
  use: { launchOptions, trace: 'on-first-retry' },
  // What changes boards runs at one width, after the rest has looked at them.
  projects: [
    { name: 'wide', testIgnore: AT_ONE_WIDTH, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: AT_ONE_WIDTH,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testMatch: '**/*.desk.spec.ts',
      dependencies: ['wide', 'phone'],
      fullyParallel: false,
      workers: 1,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'look',
      testMatch: '**/*.look.spec.ts',
      snapshotPathTemplate: 'look/pictures/{arg}{ext}',
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, ...PLAIN_LETTERS] } },
    },
  ],
})

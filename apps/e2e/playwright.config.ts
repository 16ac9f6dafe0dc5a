import { findChromium } from '@lilypad/fetching'
import { defineConfig } from '@playwright/test'

const launchOptions = await findChromium(process.env.CHROMIUM_PATH ?? null)
if (!launchOptions) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')

const isCi = Boolean(process.env.CI)

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
  expect: { timeout: isCi ? 15_000 : 8_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // A trace of every test would cost as much as the tests.
  use: { launchOptions, trace: 'on-first-retry' },
  // What changes boards runs at one width, after the rest has looked at them.
  projects: [
    { name: 'wide', testIgnore: '**/*.desk.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: '**/*.desk.spec.ts',
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
  ],
})

import { findChromium } from '@lilypad/fetching'
import { defineConfig } from '@playwright/test'

const launchOptions = await findChromium(process.env.CHROMIUM_PATH ?? null)
if (!launchOptions) throw new Error('No Chromium was found: install one, or name it in CHROMIUM_PATH.')

/** Each test runs at a desk's width and at a phone's. */
export default defineConfig({
  testDir: 'browser',
  globalSetup: './support/set-up.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // On a busy machine of a stranger one more try; the summary names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: { launchOptions, trace: 'retain-on-failure' },
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
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
})

export { createFetching, type Fetching, type FetchingOptions } from './create-fetching.ts'
export { type BrowserLaunch, findChromium } from './render/find-chromium.ts'

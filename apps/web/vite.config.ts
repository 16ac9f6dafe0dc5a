import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite'
import { precompress } from './bin/precompress.ts'
import { preload } from './bin/preload.ts'
import { serviceWorker } from './bin/service-worker.ts'
import { withoutSummaries, withoutWarnings } from './bin/without-summaries.ts'

const API_PATHS = [
  '/api',
  '/v1',
  '/admin-api',
  '/webhooks',
  '/sandbox',
  '/logos',
  '/feeds',
  '/newsletter',
  '/jobs',
  '/companies',
  '/titles',
  '/sitemap',
  '/robots.txt',
  '/share.png',
  '/figtree.woff2',
  '/pages.css',
  '/docs',
]

/** Names that content blockers block: the tracker of applications is none of theirs. */
const BLOCKED = /track|analytic|mixpanel|rewardful|identify|pixel|beacon|\b(?:ads?|stats?)\b/

/** What prerenders the screens on the server: it needs no package beside it. */
const prerendering = {
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultServerConditions], tsconfigPaths: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  build: { outDir: 'dist/server', copyPublicDir: false, target: 'node20' },
}

export default defineConfig(({ mode, isSsrBuild }) => {
  if (isSsrBuild) return prerendering
  const port = loadEnv(mode, '.', 'API_').API_PORT ?? '3001'
  return {
    plugins: [
      withoutSummaries(),
      withoutWarnings(),
      react(),
      tailwindcss(),
      preload(),
      serviceWorker(),
      precompress(),
    ],
    resolve: { conditions: ['source', ...defaultClientConditions], tsconfigPaths: true },
    build: {
      outDir: 'dist/client',
      // The content security policy refuses `data:` addresses and inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          chunkFileNames: ({ name }) => `assets/${BLOCKED.test(name) ? 'part' : name}-[hash].js`,
          codeSplitting: {
            includeDependenciesRecursively: true,
            groups: [
              // Small, and there first: it asks for the app and for the screen at the same time.
              { name: 'first', test: /\/app\/main\.ts$/, priority: 2 },
              { name: 'app', test: /\/app\/start\.tsx$/, priority: 1 },
              // What cards are made of: in files of their own they would weigh more.
              {
                name: 'cards',
                test: /\/(chip|skeleton|breakable-text|logo-tile|logo-address|query-fallback)\.tsx?$/,
              },
              { name: 'pay', test: /\/(job-pay|job-title|salary-slider)\.ts$/, priority: 1 },
              { name: 'days', test: /\/domain\/src\/(days|clock)\.ts$/, priority: 1 },
              { name: 'left', test: /\/(leaving-reasons|payment-history)\.ts$/ },
              { name: 'filters', test: /\/jobs\/(search-words|filters\/(all-filters|value-filters))\.ts$/ },
            ],
          },
        },
      },
    },
    server: { proxy: Object.fromEntries(API_PATHS.map((path) => [path, `http://localhost:${port}`])) },
  }
})

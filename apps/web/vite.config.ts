import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'
import { precompress } from './bin/precompress.ts'

const API_PATHS = [
  '/api',
  '/admin-api',
  '/webhooks',
  '/sandbox',
  '/logos',
  '/feeds',
  '/newsletter',
  '/jobs',
  '/sitemap',
  '/robots.txt',
  '/share.png',
  '/plain.css',
  '/job.css',
  '/docs',
]

export default defineConfig(({ mode }) => {
  const port = loadEnv(mode, '.', 'API_').API_PORT ?? '3001'
  return {
    plugins: [react(), tailwindcss(), precompress()],
    resolve: { conditions: ['source', ...defaultClientConditions], tsconfigPaths: true },
    build: {
      // The content security policy refuses `data:` addresses and inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: { proxy: Object.fromEntries(API_PATHS.map((path) => [path, `http://localhost:${port}`])) },
  }
})

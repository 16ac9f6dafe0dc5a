import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pure = ['packages/domain', 'packages/contracts', 'packages/boards', 'packages/mail', 'packages/config']
const server = [
  'packages/backup',
  'packages/fetching',
  'packages/files',
  'packages/db',
  'packages/queue',
  'packages/observe',
  'packages/testing',
  'apps/api',
  'apps/worker',
  'apps/web',
  'infra/embedded',
  'infra/rules',
  'infra/supply',
  'infra/watching',
]
const isCi = Boolean(process.env.CI)
const conditions = ['source', 'node', 'import', 'module', 'default']
// These go to Node.js as they are: with 'import' among them, `require` would be given modules.
const nodeConditions = ['source', 'node']
const project = (path: string, extra: object) => ({
  root: root(path),
  resolve: { conditions, tsconfigPaths: true },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    name: path.split('/')[1] ?? path,
    include: ['{src,test,bin}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // Files share what they load, which is most of the work of most of them. None may replace a module or keep a
    // server, a setting or a timer after its last test.
    isolate: false,
    // A stranger's busy machine is given patience and two more tries; the report marks what needed them.
    testTimeout: isCi ? 60_000 : 20_000,
    retry: isCi ? 2 : 0,
    ...extra,
  },
})

/** One run for all packages: the database server is started once and shared by every project that asks for it. */
export default defineConfig({
  test: {
    globalSetup: [root('infra/embedded/src/test-database/global-setup.ts')],
    projects: [
      project('apps/e2e', {
        name: 'product',
        include: ['product/**/*.test.ts'],
        testTimeout: 90_000,
        hookTimeout: 300_000,
      }),

      ...pure.map((path) => project(path, {})),
      ...server.map((path) => project(path, { hookTimeout: 60_000 })),

      // The product as many processes: after everything else.
      project('infra/faults', {
        testTimeout: 240_000,
        hookTimeout: 120_000,
        sequence: { groupOrder: 1 },
      }),
    ],
    maxWorkers: 2,
  },
})

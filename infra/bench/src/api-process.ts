import { join } from 'node:path'
import { type Process, root, startProcess } from './process.ts'

/** The API as it is shipped, on a database, without limits that a benchmark would run into. */
export const startApi = (
  databaseUrl: string,
  port: number,
  env: Record<string, string> = {},
): Promise<Process> =>
  startProcess(join(root, 'apps/api/dist/server.js'), {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    SESSION_SECRET: 'a secret of the benchmark alone, and long enough',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    BOARDS: 'none',
    NODE_ENV: 'production',
    ...env,
  })

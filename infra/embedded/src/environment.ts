import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '@lilypad/config'
import type { DataDir } from './data-dir.ts'
import type { Service } from './product.ts'

export const loadDotEnv = (root: string): void => {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

export const appEnv = (
  settings: Variables,
  dataDir: DataDir,
  services: readonly Service[],
): NodeJS.ProcessEnv => ({
  ...process.env,
  LILYPAD_EMBEDDED: 'on',
  PORT: String(settings.PORT),
  PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  DATA_DIR: dataDir.path,
  SESSION_SECRET: settings.SESSION_SECRET ?? dataDir.secret('session-secret'),
  VAPID_PRIVATE_KEY:
    settings.VAPID_PRIVATE_KEY ?? Buffer.from(dataDir.secret('push-key'), 'hex').toString('base64url'),
  ...Object.assign({}, ...services.map(({ env }) => env)),
})

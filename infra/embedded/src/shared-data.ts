import { existsSync } from 'node:fs'

const NEEDED = ['fixtures/boards/manifest.json', 'data/labelled', 'data/history']

/** Refuses to start without the data that lies beside the clone, rather than to skip what it holds. */
export default ({ config }: { config: { env: Record<string, unknown> } }): void => {
  const folder = config.env.LILYPAD_SHARED
  const missing = NEEDED.filter((path) => !existsSync(`${folder}/${path}`))
  if (missing.length === 0) return
  throw new Error(
    `The shared data is not in ${folder}: there is no ${missing.join(', no ')}. LILYPAD_SHARED says where it is.`,
  )
}

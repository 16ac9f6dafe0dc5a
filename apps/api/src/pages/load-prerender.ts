import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Prerendered HTML of the client's screens, shown until the app starts, for the data in the page. */
export type PrerenderScreens = (data: object) => string

/**
 * Loads the web client's server build; without it, nothing is prerendered.
 *
 * @param file the built script
 */
export const loadPrerenderScreens = async (file: string): Promise<PrerenderScreens> => {
  if (!existsSync(file)) return () => ''
  const { prerenderScreens } = (await import(pathToFileURL(file).href)) as {
    prerenderScreens: PrerenderScreens
  }
  return prerenderScreens
}

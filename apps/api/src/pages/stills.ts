import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Prerendered HTML of the client's screens, shown until the app starts, for the data in the page. */
export type RenderStills = (data: object) => string

/**
 * Loads the web client's server build; without it, nothing is prerendered.
 *
 * @param file the built script
 */
export const loadStills = async (file: string): Promise<RenderStills> => {
  if (!existsSync(file)) return () => ''
  const { renderStills } = (await import(pathToFileURL(file).href)) as { renderStills: RenderStills }
  return renderStills
}

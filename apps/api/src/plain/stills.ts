import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** HTML of how the client's screens look before its app is there, for the data that the page carries. */
export type RenderStills = (data: object) => string

/**
 * What the web client's build left for the server; where there is no such build, nothing is drawn.
 *
 * @param file the built script
 */
export const loadStills = async (file: string): Promise<RenderStills> => {
  if (!existsSync(file)) return () => ''
  const { renderStills } = (await import(pathToFileURL(file).href)) as { renderStills: RenderStills }
  return renderStills
}

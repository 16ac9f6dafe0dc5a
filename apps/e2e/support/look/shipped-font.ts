type Get = (path: string) => Promise<string>

function found(pattern: RegExp, text: string): string {
  const [, part] = pattern.exec(text) ?? []
  if (part === undefined) throw new Error(`${pattern} is not in the client's page or its stylesheet.`)
  return part
}

/** Where the client's font is. */
export async function fontPath(get: Get): Promise<string> {
  const styles = await get(found(/href="(\/assets\/[^"]+\.css)"/, await get('/')))
  return found(/url\((\/assets\/figtree-latin-wght[^)]+)\)/, styles)
}

/** `https://HOST/PATH?QUERY` becomes `ORIGIN/HOST/PATH?QUERY`. */
export function replayAddress(url: URL, origin: string): URL {
  return new URL(`${origin.replace(/\/+$/, '')}/${url.hostname}${url.pathname}${url.search}`)
}

/** The element that holds a job's markup for search engines. */
export const MARKUP = /<script type="application\/ld\+json">(.*?)<\/script>/s
export const markupOf = (html: string) =>
  JSON.parse(MARKUP.exec(html)?.[1] ?? 'null') as Record<string, unknown>
/** What a page's head says under a name; undefined where it says nothing. */
export const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

/** An element that holds markup for search engines. */
export const MARKUP = /<script type="application\/ld\+json">(.*?)<\/script>/gs
type Markup = Record<string, unknown>
/** Everything that a page marks up for search engines. */
export const allMarkupOf = (html: string): Markup[] =>
  [...html.matchAll(MARKUP)].map(([, json = '']) => JSON.parse(json) as Markup)
/** The markup of the first thing on a page: a job or an employer. */
export const markupOf = (html: string) => allMarkupOf(html)[0] as Markup
export const ofType = (markup: Markup[], type: string) => markup.find((one) => one['@type'] === type)
/** Whether a page marks up a job. */
export const hasPosting = (html: string) => ofType(allMarkupOf(html), 'JobPosting') !== undefined
/** What a page's head says under a name; undefined where it says nothing. */
export const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

import type { CheerioAPI } from 'cheerio/slim'

type Thing = Record<string, unknown>
type Selection = ReturnType<CheerioAPI>

const ITEM = '[itemscope], [typeof]'
const DEEPEST = 10
/** What a text without its closing marks would swallow: other jobs, with other pay. */
const AROUND = 'aside, nav, footer, form'

/** The things of schema.org's `type` that a page marks by microdata or RDFa, in the form of JSON-LD. */
export function readMicrodata($: CheerioAPI, type: string): Thing[] {
  const isNamed = (words = '') => words.split(/\s+/).some((word) => word.split(/[/:#]/).at(-1) === type)
  return [...$('[itemtype]').toArray(), ...$('[typeof]').toArray()]
    .filter(({ attribs }) => isNamed(attribs.itemtype) || isNamed(attribs.typeof))
    .map((element) => ({ '@type': type, ...readThing($(element), $, 0) }))
}

function readThing(item: Selection, $: CheerioAPI, depth: number): Thing {
  const thing: Thing = {}
  const properties = [...item.find('[itemprop]').toArray(), ...item.find('[property]').toArray()]
  for (const element of properties) {
    const property = $(element)
    if (!property.parent().closest(ITEM).is(item)) continue
    const value = toValue(property, $, depth)
    for (const word of (property.attr('itemprop') ?? property.attr('property') ?? '').split(/\s+/)) {
      const name = word.replace(/^.*[:/]/, '')
      thing[name] = name in thing ? [thing[name], value].flat() : value
    }
  }
  return thing
}

function toValue(property: Selection, $: CheerioAPI, depth: number): unknown {
  if (property.is(ITEM) && depth < DEEPEST) return readThing(property, $, depth + 1)
  const given = property.attr('content') ?? property.attr('datetime') ?? property.attr('href')
  if (given !== undefined) return given
  if (property.children().length === 0) return property.text().trim()
  const own = property.clone()
  own.find(AROUND).remove()
  return own.html()
}

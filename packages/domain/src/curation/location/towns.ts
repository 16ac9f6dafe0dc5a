import { isStateCode } from './gazetteer.ts'
import { placeFacts } from './place-facts.ts'

// 'Wyoming, PA 18644', 'Canada, KY', 'Nevada City, CA, US': what stands before a state's code at the end is a town.
const TOWN_BEFORE_STATE =
  /(^|[-–—:,(] ?)([\p{Lu}][\p{L}.'’ ]*\p{Ll}) ?, ([A-Z]{2})(?=\s*(?:$|[()|-]|,?\s*\d{5}|,?\s*(?:USA?|U\.S\.A?\.?|United States)\b))/gu

const WORKPLACE = /^(?:remote|hybrid|on-?site|virtual|home|anywhere|statewide|any city)\b/i

/** Whether the town before that code could be in no other place than the state: the code then is no country and no city. */
export function followsTown(segment: string, code: string): boolean {
  return [...segment.matchAll(TOWN_BEFORE_STATE)].some(
    ([, , town = '', state]) => state === code && !WORKPLACE.test(town),
  )
}

/** The segment without names of states and countries that are towns by their place in it. */
export function withoutTownNames(segment: string): string {
  return segment.replace(TOWN_BEFORE_STATE, (all, before: string, town: string, code: string) => {
    if (!isStateCode(code)) return all
    const names = placeFacts(town)
    const isOther = names.some(
      (name) =>
        (name.kind === 'country' && name.code !== 'US' && name.code !== code) ||
        name.kind === 'state' ||
        name.kind === 'us-region' ||
        (name.kind === 'province' && (name.code !== code || (town === 'Ontario' && before === ''))),
    )
    return isOther ? `${before}, ${code}` : all
  })
}

import { characterCount, cleanName, formatDay, newYorkDay } from '@lilypad/domain'
import * as z from 'zod/mini'

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** An absolute web address, normalized: no blank, bracket or line break is left in it. */
export const webAddress = z.pipe(
  z.string().check(z.refine(isWebAddress, 'must be a web address')),
  z.transform((text: string) => new URL(text).href),
)

/** Text from a person or a careers board, reduced to one line. */
export const line = z.pipe(
  z.string(),
  z.transform((text: string) => cleanName(text)),
)

export const instant = z.iso.datetime()

/** The day of an instant in New York: `January 31, 2027`. */
export const dayInNewYork = (at: string): string => formatDay(newYorkDay(new Date(at)))

const time = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** The day and minute of an instant in New York: `January 31, 2027 at 8:12 AM EST`. */
export function minuteInNewYork(at: string): string {
  // Some versions of the locale data put a narrow blank before AM, which simple fonts lack.
  const clock = time.format(new Date(at)).replace(/\s/g, ' ')
  return `${dayInNewYork(at)} at ${clock}`
}

const LONGEST_NAME = 40
/** Looks like an address. Someone who signs up a stranger must not be able to send them a link in our name. */
const ADDRESS = /[/@:\\]|\.\p{L}{2,}/u

export const hello = (name: string): string =>
  name === '' || ADDRESS.test(name) || characterCount(name) > LONGEST_NAME ? 'Hi there,' : `Hi ${name},`

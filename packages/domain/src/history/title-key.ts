import { toPlaceKey } from './place-key.ts'
import { toWordKey } from './word-key.ts'

const REPOSTED =
  /\bre-?\s?(?:post(?:ed|ing)?|advertis(?:ed|ing|ement)|listed|opened)\b(?:\s+(?:on\s+)?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?/gi
const WORKPLACE =
  /\b(?:fully |100 ?% )?(?:remote|hybrid|on[- ]?site|work from home|wfh|telework)\b|\b[mfwdx](?:\/[mfwdx]){1,3}\b/gi
/** Numbers of requisitions; a year of four digits is the season. */
const NUMBER =
  /(?:\b(?:req(?:uisition)?|job|position|posting|vacancy)\b[-#:. ]*(?:id|no|number)?[-#:. ]*|#)(?!(?:19|20)\d\d\b)\d{3,}\b|\bj?r[-_ ]?\d{5,}\b|\b\d{5,}\b/gi
/** What boards add to a title to draw the eye; only as a part of its own: 'Urgent Care Nurse' keeps its name. */
const MARK =
  /^(?:copy|new|updated|revised|urgent|extended|deadline extended|extended deadline|now hiring|immediate opening|open until filled|apply now)$/
const SEPARATOR = /\s*[()[\]*|!:@]\s*|\s+[-–—]+\s*|\s*[-–—]+\s+|\s*,\s+/g

const isMark = (part: string) => MARK.test(part.toLowerCase().trim())

function withoutMarks(title: string): string {
  const parts = title.split(SEPARATOR).filter((part) => part !== '')
  const named = parts.filter((part) => !isMark(part))
  return (named.length > 0 ? named : parts).join(' ')
}

/** Cuts a place or town at the end that the posting's place says already: 'Custodian - Austin' in Austin, TX. */
function withoutPlace(title: string, places: readonly string[]): string {
  const keys = new Set(places.flatMap((place) => [place, place.split(',')[0] ?? '']).map(toPlaceKey))
  const cut = [...title.matchAll(SEPARATOR)].find(({ 0: separator, index }) => {
    const rest = title.slice(index + separator.length)
    return index > 0 && rest !== '' && keys.has(toPlaceKey(rest))
  })
  return cut === undefined ? title : title.slice(0, cut.index)
}

/** Grade, level, sport, subject, hours, season and the number of seats stay: they make another vacancy. */
export function toTitleKey(title: string, places: readonly string[]): string {
  const plain = withoutMarks(
    withoutPlace(title.replace(REPOSTED, ' ').replace(NUMBER, ' ').replace(WORKPLACE, ' ').trim(), places),
  )
  return toWordKey(plain) || toWordKey(title)
}

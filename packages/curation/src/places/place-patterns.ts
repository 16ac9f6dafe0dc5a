import { composed, type Pattern } from '../patterns/pattern.ts'

const US = '(?:the )?(?:USA?|U\\.S\\.(?:A\\.)?|United States(?: of America)?)'
const ZONE = '[ECMP]T'
const ZONE_LIST = `${ZONE}(?:(?:,? (?:or|and|to) |[,/-] ?)${ZONE})*`
const NOT_IN = 'not (?:available|eligible|open|hiring) (?:in|to|for)'
const EXCEPT = `(?:excluding|except(?: for| in)?|${NOT_IN})`

/** Words of a place that name none. */
export const NO_PLACE: readonly Pattern[] = [
  {
    name: 'time zones, named so',
    expression: new RegExp(`\\b${ZONE_LIST}(?= (?:time|hours|zone))`, 'g'),
    reads: 'Remote (ET or CT time zones)',
    misses: 'Hartford, CT or Remote',
  },
  {
    name: 'a list of time zones with the Eastern one',
    expression: new RegExp(`\\b(?=[\\w/,-]*ET\\b)${ZONE}(?:[,/-] ?${ZONE})+\\b`, 'g'),
    reads: 'Remote (PT/ET)',
    misses: 'Bozeman, MT/CT',
  },
  {
    name: 'remote work that is possible',
    expression: /\bcan(?: also| either)? (?:be|work|live|sit)\b/gi,
    reads: 'Lawrence, KS -- CAN BE REMOTE',
    misses: 'Toronto, CAN',
  },
  {
    name: 'remote work that is all right',
    expression: /(?<=\b(?:remote|hybrid|wfh|home|is|are))(?: work)? ok\b(?! ?\d)|\bok (?=to|for|with|if)\b/gi,
    reads: 'Remote OK',
    misses: 'Remote, OK',
  },
]

/** Words of a segment after which nothing names where the job may be done. */
export const RULED_OUT: readonly Pattern[] = [
  {
    name: 'an office beside a nationwide remote job',
    expression: composed`(?<=\bremote[\s(–-]+(?:in )?${US}\b).*\b(?:offices?|HQ|headquarter\w*)\b.*`,
    reads: 'Remote - US (HQ in Austin, TX)',
    misses: 'Austin, TX (Headquarters)',
  },
  {
    name: 'preferred places',
    expression: /\bpreferred locations?: .*/i,
    reads: 'Remote, US; preferred locations: Ohio',
    misses: 'Locations: Ohio',
  },
  {
    name: 'places that are ruled out',
    expression: composed`\b${EXCEPT}\b.*`,
    reads: 'Remote (not available in CA, NY)',
    misses: 'Remote (available in CA, NY)',
  },
]

/** A place that rules out the United States. */
export const EXCLUDES_US: readonly Pattern[] = [
  {
    name: 'non-US',
    expression: composed`\b(?:non|ex)[- ]?${US}(?!\w)(?! (?:citizen|national|candidate|applicant))`,
    reads: 'Remote - Non-US',
    misses: 'Remote - non-US citizens welcome',
  },
  {
    name: 'outside the United States',
    expression: composed`\boutside (?:of )?${US}(?!\w)`,
    reads: 'Remote, outside of the U.S.',
    misses: 'Remote, outside sales, US',
  },
  {
    name: 'everywhere but the United States',
    expression: composed`\b${EXCEPT} ${US}(?!\w)(?! (?:states|territor))`,
    reads: 'Worldwide (excluding the US)',
    misses: 'US (excluding NY)',
  },
]

/** A part of a place, after a comma, that is a nationwide remote place of its own. */
export const REMOTE_US: Pattern = {
  name: 'remote in the whole United States',
  expression: composed`^(?:fully |100% )?remote[\s,(–-]+(?:(?:with)?in |anywhere in )?${US}\)?$`,
  reads: 'Remote-US',
  misses: 'Remote, Texas, US',
}
/** @public For the test of all tables. */
export const PLACE_PARTS: readonly Pattern[] = [REMOTE_US]

/** The part of a title that says where the job may be done; its places are the group. */
export const TITLE_RESTRICTS: readonly Pattern[] = [
  {
    name: 'the location',
    expression: /^(?:job )?(?:locations?|based in|must (?:live|reside|be based) in)\b[\s:–-]*(.+)$/i,
    reads: 'Location - Australia or New Zealand',
    misses: 'Multiple locations',
  },
  {
    name: 'only these places',
    expression: /^(.+?)(?:[- ]based)?(?: residents| candidates| applicants)? only$/i,
    reads: 'Remote, Texas only',
    misses: 'Only in Texas schools',
  },
  {
    name: 'remote in a place',
    expression: /^(?:fully |100% )?remote[\s,:–-]+(?:(?:with)?in |from |anywhere in )?(.+)$/i,
    reads: 'Remote - Germany',
    misses: 'Director of Remote Learning',
  },
  {
    name: 'a place, remote',
    expression: /^([^,]+(?:, ?[A-Z]{2})?)[\s,:–-]+remote$/i,
    reads: 'Ohio - Remote',
    misses: 'Remote',
  },
  {
    name: 'not the United States',
    expression: composed`^(?:remote[\s,:–-]+)?((?:non[- ]?|outside (?:of )?)${US})$`,
    reads: 'Non-US',
    misses: 'US History',
  },
]

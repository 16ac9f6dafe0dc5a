import { DEGREES, type Degree } from './facts.ts'

/** A degree named in a part. */
export type DegreeNamed = { level: Degree; from: number; to: number }

const OF =
  '(?: of (?:the )?(?:applied |fine |professional )?[A-Z]\\w+(?: (?:and|in|&) [A-Z]\\w+| [A-Z]\\w+){0,3}| of (?:arts|science|education|nursing|engineering))?'
const TAIL =
  '(?:[- ](?:level|or (?:higher|above|greater|better|advanced)|university|college|science|engineering))?(?: (?:\\w+ )?degrees?\\b)?'

// Abbreviations that are also words or places count only next to something that shows what they are.
const LEVELS: readonly (readonly [Degree, string])[] = [
  [
    'high school',
    "[Hh]igh[- ][Ss]chool(?:'s|/GED)?(?: \\([^)]{1,20}\\))? (?:[Dd]iploma|[Dd]egree|[Gg]raduat\\w+|[Ee]ducation|[Ll]evel|[Ee]quivalen\\w+|[Cc]ertificate|or (?:GED|[Ee]quivalent|higher)|(?=\\((?:Required|Preferred)))|HIGH SCHOOL (?:DIPLOMA|GRADUATE|OR)|[Gg]raduat(?:ion|e|ed) from (?:an? )?(?:accredited )?high school|H\\.?S\\.? [Dd]iploma|\\bG\\.?E\\.?D\\b\\.?|[Ss]econdary(?: [Ss]chool)? [Dd]iploma|(?<![\\w'] )\\b[Dd]iploma or (?:GED|equivalent)|[Hh]igh [Ss]chool(?=/| and |, | & )",
  ],
  [
    'associate',
    `[Aa]ssociate(?:['’´]?s?['’]?|s['’])(?: \\([^)]{1,8}\\))?(?: or (?:[Bb]achelor['’]?s?) [Dd]egree| [Dd]egrees?| [Ll]evel| of (?:[Aa]rts|[Ss]cience|[Aa]pplied)(?: [Dd]egree)?| in [A-Z]\\w+(?! of| and)(?=.{0,60}degree)|(?= \\((?:Required|Preferred))|(?=/[Bb]achelor)|(?= or (?:[Cc]ollege|[Hh]igher)\\b))|^Associates? in [A-Z][\\w ]{2,40}(?=,? (?:or|required|preferred)\\b)|\\bAA[S]?(?:/AS)? [Dd]egree|\\bA\\.?A\\.?S?\\.?/A\\.?S\\.?\\b|\\bA\\.[AS]\\.(?:S\\.)?(?: [Dd]egree)?|\\bA[AS] (?:degree|Degree)|[Tt]wo[- ][Yy]ear (?:college |technical |technical college )?[Dd]egree|\\b2[- ][Yy]ear (?:college |technical )?[Dd]egree`,
  ],
  [
    'doctorate',
    "\\bPh\\.? ?[Dd]\\b\\.?(?:['’]?s)?(?! (?:Science|graduate program)\\b)|\\bPHD\\b|\\b[Dd]octora(?:te|l)\\w*(?: [Dd]egrees?| [Pp]rogram)?|\\bDoctor of [A-Z]\\w+(?: [A-Z]\\w+)?|\\bEd\\.?D\\b\\.?|\\bPsy\\.?D\\b\\.?|\\bPharm\\.?D\\b\\.?|\\bD\\.?V\\.?M\\b\\.?|\\bDNP\\b|\\bJ\\.?D\\b\\.?(?= (?:degree|or|required|from|preferred)|/|,|$)|\\bM\\.?D\\.?(?=,? (?:or|/) (?:DO|D\\.O\\.|Ph)|/(?:DO|Ph)|, Ph|, or (?:equivalent|DO))|\\bMD\\b(?= degree)|[Tt]erminal [Dd]egree|[Mm]edical [Dd]egree|(?:[Jj]uris [Dd]octor(?:ate)?|[Ll]aw degree)",
  ],
  [
    'master',
    `\\b[Mm]aster[’'´\`\u0092?]s?${OF}${TAIL}|\\bMASTER['’]?S?(?: DEGREE)|\\b[Mm]asters?(?: [Dd]egrees?|(?: [Ll]evel)| of ${'(?:[Aa]rts|[Ss]cience|[Ee]ducation|[Bb]usiness|[Pp]ublic|[Ss]ocial|[Ff]ine|[Ll]ibrary|[Nn]ursing|[Hh]ealth)'}(?: in [A-Z]\\w+(?: [A-Z]\\w+){0,3})?(?: [Dd]egree)?| in [A-Z]\\w+|(?=s?/| or |(?:s)?,? (?:or )?(?:Ph|PhD|doctor)| \\((?:Required|Preferred)))|\\bMasters\\b(?! (?:the|of|your))|\\bM\\.?B\\.?A\\b\\.?(?: [Dd]egree)?|\\bM\\.?Sc\\b\\.?|\\bM\\.(?:S|A|Ed)\\b\\.?(?:[Ee]d\\.?)?(?:/M\\.[AS]\\.)?(?: [Dd]egree)?|\\bMS[cW]?(?:/MA|/MBA)? (?:[Dd]egree|(?=in\\b|or Ph|or higher|preferred|required|/|with))|\\bMS[Wcn]\\b|\\bMSN\\b|\\bMA (?:[Dd]egree|(?=in\\b|or Ph))|\\bMS(?=/P|/M|/[Pp]h|, Ph|, PhD)|(?<=[Pp][Hh]\\.?[Dd]\\.?,? (?:or )?)MS\\b|\\bM\\.?Ed\\b\\.?|\\bMP[HAP]\\b|\\bMFA\\b|\\bMLIS\\b|\\bMEng\\b|\\b(?:[Pp]ost-?)?[Gg]raduate (?:[Ll]evel )?[Dd]egrees?|\\b[Gg]raduate[- ]level\\b|\\b[Aa]dvanced? [Dd]egrees?|\\b[Pp]ost[- ]?[Gg]raduate\\b(?= \\()`,
  ],
  [
    'bachelor',
    `\\b[Bb]achelor(?:[’'´\`?]?s?['’]?)${OF}${TAIL}|\\bBACHELOR['’]?S?(?: DEGREE)?|\\b[Bb]accalaureate(?: [Dd]egree)?|\\b[Uu]ndergraduate(?: \\([^)]{1,10}\\))?(?: [Uu]niversity)? [Dd]egree|\\bB\\.\\s?[SA]\\.?c?\\.?(?:/B\\.[SA]\\.?)?(?: [Dd]egree)?|\\bB[AS]c?\\s?/\\s?B[AS]c?(?: [Dd]egree)?|\\bB[AS] or B[AS](?: degree)?|\\bBSN\\b|\\bBS[cE]?\\b(?: [Dd]egree)?|\\bBA(?: [Dd]egree|(?= in\\b|/M|/J| or M|/ ?BS| preferred| required|, (?:BS|MA|MS)\\b))|\\bBFA\\b|\\bBBA\\b|\\bBSW\\b|\\bB\\.?Eng?\\b|\\bB\\.?Tech\\b|\\b(?:[Ff]our|4)[- ][Yy](?:ea)?r\\.? (?:[Cc]ollege |[Uu]niversity |(?:[\\w/]+ ){1,3}?|or (?:more )?)?(?:[Uu]niversity )?[Dd]egree|\\b(?:Engineering|Science|Business|Accounting|Marketing|Education|Finance|Economics|Mathematics|Psychology|Communications?|STEM|[Qq]uantitative|[Tt]echnical)(?: or (?:an? )?(?:related|similar|relevant|equivalent)(?: \\w+)?)? [Dd]egree|\\b[Ff]our[- ]year (?:college|university)(?= (?:or|and|with|degree))|\\b(?:[Cc]ollege|[Uu]niversity)(?: or (?:[Aa]dvanced|[Uu]niversity|[Cc]ollege))?(?:[- ][Ll]evel)? [Dd]egrees?|\\b[Cc]ollege (?:graduate|diploma)\\b|\\b[Dd]egreed?(?= (?:in|from an? (?:accredited|four)|(?:is )?(?:required|preferred)|qualified|or (?:equivalent|related|relevant)\\b)|(?: \\()?(?:Required|Preferred))`,
  ],
]

const ALL = new RegExp(`(?<![A-Za-z0-9])(?:${LEVELS.map(([, source]) => `(${source})`).join('|')})`, 'g')
const CUE =
  /degree|diploma|bachelor|master|ph\.? ?d|doctor|baccalaureate|\bged\b|\bb\.?[as]\b|\bbs[cnw]\b|\bm\.?[sa]\b|\bms[wnc]\b|mba\b|\bmph\b|\bm\.?ed\b|ed\.?d|psy\.?d|\bj\.?d\b|\bdvm\b|high[- ]school|associate|graduate|college|university|\bmf?a\b|\bmli?s\b/

// Says that the word is not a degree held: level, kinds of learners, other people's learning.
const NOT_HELD_BEFORE =
  /\b(?:pursuing|in pursuit of(?: an?)?|enter(?:ing)?(?: an?| into an?)?|enrolled(?: full[- ]time)? in|working (?:on|toward)s?|studying|students? (?:in|of|with)|towards?|obtain(?:ing)? (?:their|your)|high|some|certain|large|greater?|any|varying|candidates? for|completing|current|earn (?:your|their|an?)|complete (?:your|their)|reimbursement for|finish|in progress|(?:without|no) an?|parents?[^.]{0,40}|may (?:be )?substituted? (?:for )?an?|scrum|if(?: an?)?|(?:do not|don['’]t) have an?|as equivalent to|substitute an?|towards? an?|in lieu of|enrolling in[^.]{0,40}|commit to[^.]{0,60})[\s,]*(?:an? |the |their |your )?(?:\w+['’]s )?$/
const NOT_HELD_AFTER =
  /^[^.;]{0,110}?\b(?:can|may|will) be substituted for (?:up to )?(?:\S+ ){0,4}(?:experience|years)|^[^.;]{0,20}?\bwill (?:enter|start|join)\b|^[^.;]{0,40}?\b(?:of (?:accuracy|freedom|autonomy|care|confidentiality|detail|independence|separation|difficulty|professionalism|skill)|(?:can|may|will) (?:be )?(?:substitute|replace|count)\w*|^(?:s)? ?students?\b|in progress|programs? (?:for|to) (?:employees|team)|may be considered in lieu|assistance|reimbursement)/

// A degree of unnamed level: 'or similar degree', 'or Science degree'.
const BARE = /^(?!ba|bs|b\.|under|four|4)[a-z]+(?: or (?:an? )?\w+(?: \w+)?)? degree$|^degreed?$/i
const MARKED = /\b(?:prefer|requir|desir|plus\b)|[;.]/

/** Degrees named in a part as something to hold, in order. */
export function degreesIn(text: string, lower: string): DegreeNamed[] {
  if (!CUE.test(lower)) return []
  const found: DegreeNamed[] = []
  for (const match of text.matchAll(ALL)) {
    const index = match.slice(1).findIndex((group) => group !== undefined)
    const level = LEVELS[index]?.[0]
    const from = match.index
    const to = from + match[0].length
    const last = found.at(-1)
    // 'Master's … degree in': the bare word belongs to the degree before it.
    if (last !== undefined && from - last.to < 70 && BARE.test(match[0])) {
      const isSame = last.level !== 'high school' && !MARKED.test(lower.slice(last.to, from))
      if (isSame || /^degreed?$/i.test(match[0])) continue
    }
    const before = lower.slice(Math.max(0, from - 70), from)
    const isName = level === 'doctorate' && /[A-Z][a-z]+,\s*$/.test(text.slice(Math.max(0, from - 25), from))
    if (isName && found.length === 0 && !/^[,\s]*(?:or|and|in)\b/.test(lower.slice(to))) continue
    const isHeld = !NOT_HELD_BEFORE.test(before) && !NOT_HELD_AFTER.test(lower.slice(to, to + 120))
    if (level !== undefined && isHeld) found.push({ level, from, to })
  }
  return found
}

export const rankOf = (degree: Degree) => DEGREES.indexOf(degree)
export const lowestOf = (degrees: readonly Degree[]): Degree | null =>
  degrees.reduce<Degree | null>(
    (low, next) => (low === null || rankOf(next) < rankOf(low) ? next : low),
    null,
  )
export const highestOf = (degrees: readonly Degree[]): Degree | null =>
  degrees.reduce<Degree | null>(
    (high, next) => (high === null || rankOf(next) > rankOf(high) ? next : high),
    null,
  )

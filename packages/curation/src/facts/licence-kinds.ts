import type { LicenceKind } from '@lilypad/domain'
import { everyMatch } from './words/every-match.ts'

const KINDS: readonly (readonly [LicenceKind, string])[] = [
  [
    'nursing',
    'RNs?|R\\.N\\.|LPNs?|LVNs?|CNAs?|APRN|ARNP|CRNA|(?:[Rr]egistered |[Ll]icensed |[Pp]ractical |[Vv]ocational )*[Nn]ur(?:se|ses|sing)|NURSE',
  ],
  ['social work', 'LCSW(?:-?[A-Z])?|LMSW|LICSW|LISW(?:-?S)?|LBSW|LGSW|LSW|[Ss]ocial [Ww]ork(?:er)?s?'],
  ['behavior analyst', 'BCBA(?:-?D)?|BCaBA|RBT|[Bb]ehaviou?r(?:al)? (?:[Aa]nalys(?:t|is)|[Tt]echnician)'],
  ['SLP', 'CCC-?-?SLP|CCCs?\\b|SLP|[Ss]peech(?:[- ][Ll]anguage)?(?:[- ]+(?:[Pp]athol\\w+|[Tt]herap\\w+))'],
  [
    'school counselor',
    '(?:[Ss]chool|[Gg]uidance)(?: and [Gg]uidance)? [Cc]ounsel(?:or|ing)|[Pp]upil [Pp]ersonnel(?: [Ss]ervices)?|PPS',
  ],
  [
    'administrator',
    "[Ss]chool (?:[Bb]uilding|[Dd]istrict) (?:[Ll]eader|[Aa]dministrator)|(?:[Ss]chool |[Ee]ducational? )[Aa]dministrat(?:or|ion)['’]?s?(?= [Cc]ertif)|[Aa]dministrat(?:or|ion)['’]?s?(?= (?:[Ll]icen|[Cc]redential|[Ee]ndorse))|[Aa]dministrative(?= (?:[Ss]ervices [Cc]redential|[Cc]redential|[Ee]ndorse|[Ll]icens|[Cc]ertificate\\b))|[Pp]rincipal['’]?s?(?= (?:[Ll]icen|[Cc]ertif|[Cc]redential|[Ee]ndorse))|[Ss]uperintendent['’]?s?(?= (?:[Ll]icen|[Cc]ertif|[Ee]ndorse))|[Ss]chool [Ll]eader(?:ship)?(?= (?:[Ll]icen|[Cc]ertif))",
  ],
  [
    'teaching',
    "[Tt]each(?:er|ers|ing)?['’]?s?|TEACH(?:ER|ING)|[Ee]ducators?['’]?s?|[Ss]pecial [Ee]ducation|[Ee]ducation [Ss]pecialist|SPED|PTSB|SBEC|PEL|(?:[Ss]ingle|[Mm]ultiple)[- ][Ss]ubject|[Ii]nstructional(?= (?:I|II|[Cc]ertif|[Ll]icen))|[Ee]arly [Cc]hildhood|[Ee]lementary|ESL|ESOL|[Rr]eading [Ss]pecialist|[Ll]ibrary [Mm]edia|[Cc]hildhood [Ee]ducation|[Aa]dolescen(?:ce|t) [Ee]ducation|[Gg]rades? [\\dK][-–\\d]*",
  ],
  [
    'other',
    '(?:[Mm]ental [Hh]ealth|[Pp]rofessional|[Cc]linical|[Mm]arriage|[Ff]amily|[Pp]sycholog|[Ss]pecial [Ss]ervices|[Tt]herap|[Cc]ounsel|[Pp]hysician|[Mm]edic(?:al|ine)|[Pp]harmac|[Dd]ental|[Dd]entist|[Hh]ygien|[Aa]ttorney|[Ll]aw\\b|[Bb]ar\\b|[Ll]awyer|[Ii]nsurance|[Rr]eal [Ee]state|[Mm]ortgage|[Aa]ccount|[Ee]ngineer|[Aa]rchitect|[Ee]lectric|[Pp]lumb|HVAC|[Gg]uard|[Ss]ecurity|[Ee]sthet|[Cc]osmet|[Bb]arber|[Mm]assage|[Aa]cupunct|[Vv]eterinar|[Ii]nspector|[Cc]oaching|[Oo]ccupational|[Pp]hysical|[Rr]espiratory|[Rr]adiolog|[Pp]aramedic|EMT|[Bb]roker|[Jj]ourneyman|[Ll]ife(?![a-z])|[Hh]ealth|[Pp]roperty|P&C|[Aa]nnuit|[Aa]ddiction|[Cc]hemical [Dd]ependency|[Ss]ubstance|[Dd]ieti[ct]i|[Ss]onogra|[Aa]sbestos|[Ll]ead [Ii]nspect|[Ll]aborator|[Aa]udiolog|[Nn]utrition|[Oo]ptom|[Oo]ptic|[Ff]uneral|[Aa]pprais|[Pp]arapro|[Ss]urvey|[Gg]eolog|[Cc]hild ?[Cc]are|[Jj]ourneyman|[Mm]usic [Tt]herap|[Ss]tate|(?:[Ww]aste)?[Ww]ater (?:[Tt]reat|[Dd]istrib|[Oo]perat)|[Ss]urgical [Tt]ech|(?:[Pp]ersonal|[Cc]ommercial) [Ll]ines|[Hh]ome [Hh]ealth|[Aa]djuster|[Pp]roducer|[Aa]irframe|[Pp]esticide|[Hh]erbicide)\\w*|[LA]MFT|LPFT|APCC|LP?CC?\\b|LMHC|LCMHC|LCPC|LMHP|LAC\\b|CADC\\w*|LADC|PT\\b|OT\\b|OTR\\/?L?|COTA|PTA|CPA|NMLS|PE\\b|P\\.E\\.|EIT|MD\\b|DO\\b|DEA\\b|NP\\b|PA-?C?\\b|MT-BC|DVM|CPhT|ARRT|RDMS|RRT|MLT|MLS|RPh|FINRA|FAA|SIE|CSR|HHA',
  ],
]

const NAMED = new RegExp(KINDS.map(([, source]) => `(?<![A-Za-z])(${source})(?![A-Za-z])`).join('|'), 'g')

export type KindNamed = { kind: LicenceKind; from: number; to: number; text: string }

/** Professions and their letters named in a text, in order. */
export function kindsIn(text: string): KindNamed[] {
  const found: KindNamed[] = []
  for (const match of everyMatch(NAMED, text)) {
    const index = match.slice(1).findIndex((group) => group !== undefined)
    const kind = KINDS[index]?.[0]
    if (kind !== undefined)
      found.push({ kind, from: match.index, to: match.index + match[0].length, text: match[0] })
  }
  return found
}

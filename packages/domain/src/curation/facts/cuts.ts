// Words that begin a list item where nothing but a blank marks it, and those after which none begins.
const OPENERS =
  "(?:Experienced?|Strong|Ability|Able|Proficien\\w+|Excellent|Knowledge|Demonstrated|Previous|Prior|Proven|Familiarity|Must|Minimum|Bachelor['’]?s?|Master['’]s|High [Ss]chool|Associate['’]s|BA|BS|B\\.[AS]\\.|MBA|Ph\\.?D|Work authorization|Sponsorship)(?![a-z-])"
const LINKS =
  '(?:or|and|an?|of|in|the|with|to|least|minimum|have|has|for|either|than|over|is|are|by|from|our|your|at|as|on|approximately|about|relevant|must|required?|completed?|accredited|earned|their|possess|preferred|equivalent|another|requires|hold|holds|years?|including|additional|excellent|strong|demonstrated|previous|prior|proven|related)'
const COUNTS =
  '(?:\\d{1,2}\\+? ?(?:[-–] ?\\d{1,2}\\+? ?)?|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Ten) (?:\\(\\d+\\) )?(?:or more |to \\w+ )?)(?:years?|yrs)\\b'
const COUNT_LINKS =
  '(?:or|and|an?|of|in|the|with|to|least|minimum|have|has|for|than|over|is|are|requires|approximately|about|plus|additional|prior|previous|relevant|by|past|last|next|every|until|after|within|from)'
const HEADING_WORDS = '(?:[Qq]ualifications?|[Rr]equirements?|[Ss]kills?|[Ee]xperience|QUALIFICATIONS?|REQUIREMENTS?|SKILLS|EXPERIENCE)'
/** A heading of several words, told by its capitals alone. */
export const PRINTED_HEADING = `(?:(?:Preferred|Desired|Minimum|Required|Basic|Additional|Essential|PREFERRED|DESIRED|MINIMUM|REQUIRED|BASIC|ESSENTIAL)(?: (?:Job|Education|Work|Professional|Skills?|Experience|EDUCATION|SKILLS|EXPERIENCE|and|AND|&|/|or)){0,3} ${HEADING_WORDS}|What [Yy]ou(?:['’]ll| [Ww]ill)? (?:[Bb]ring|[Nn]eed)|Who [Yy]ou [Aa]re|What [Ww]e(?:['’]re| [Aa]re)? [Ll]ook(?:ing)? [Ff]or|Nice [Tt]o [Hh]aves?|Bonus [Pp]oints|Must [Hh]aves?)\\b`
const FIELDS =
  '(?:Education|Experience|Locations?|Licenses?|Schedule|Job Types?|Benefits|Pay|Work [Aa]uthorization|Work Location|Work Remotely|Contract (?:Length|Renewal|Type)|Application (?:Question|Deadline)|Language|Visa Sponsorship|Duration|Start Date|Hours [Pp]er [Ww]eek|Closing Date|Salary|Requirements|Qualifications|Required|Preferred|Responsibilities|Skills|(?:The )?Ideal Candidate)'
const CUTS = new RegExp(
  [
    // 'degreeTravel', 'field.2+ years', '(Required)Excel', 'QUALIFICATIONSBachelor', 'PACU1 year', '02421Duration'
    "(?=[A-Z][A-Za-z])(?<=(?<![A-Za-z])[a-z][a-z'’]{1,30}|[A-Z][a-z]{7,30}|Skills|Benefits|Duties|Summary|[a-z]\\)|[a-z][.:!?]|\\d[.)]|’s|'s)(?<!\\bPh|\\b[Yy]ou)",
    '(?<=[a-z]{4})(?=An? )',
    '(?<=[A-Z]{2})(?=[A-Z][a-z]{2})',
    '(?<=[a-z]{2})(?=[A-Z]{5})',
    '(?<=\\bOR|[a-z]OR)(?=[A-Z][a-z])',
    '(?<=\\d{2})(?=[A-Z][a-z]{3})',
    '(?<=[a-z]{3}|[a-z][.)]|\\)|[A-Z]{2})(?=\\d{1,2}\\+? ?(?:(?:-|–|to) ?\\d{1,2}\\+? )?(?:years?|yrs))',
    // list marks within a line
    '(?<=;)\\s|(?=[·•●▪◦‣✔✓►➢])|\\s(?=[-–—*]\\s(?![ECMP][SD]?T\\b)[A-Z])|(?<=[:)])(?=-[A-Z])|(?<=[:.;])(?=[–—] ?[A-Z])',
    // headings, fields of a form and items with nothing but a blank before them
    `\\s(?=${PRINTED_HEADING})`,
    `\\s(?=${FIELDS}\\s?:)(?<!\\b(?:and|&|of|or|/|Required|Preferred|Minimum|Desired|Basic|Additional|Key|Job|Your|The|Work|Our) )`,
    '\\s(?=(?:Requirements?|Qualifications?|Education|Responsibilities|Benefits) [A-Z\\d])(?<=(?:^|[\\s(/])[a-z][^\\sA-Z]{0,40} )(?<!\\b(?:and|or|of|in|the|your|our|job|for|to|with|these|following|special|higher) )',
    ` (?=${OPENERS})(?<=(?:^|[\\s(/])[a-z][^\\sA-Z]{0,40} )(?<!\\b${LINKS} )`,
    ` (?=${COUNTS})(?<=(?:^|[\\s(/])(?:[a-z][^\\sA-Z]{0,40}|Desired|Preferred|Required) )(?<!\\b${COUNT_LINKS} )`,
  ].join('|'),
  'g',
)

/** A sentence cut at list marks, glued items and headings. Linear. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { index } of sentence.matchAll(CUTS)) {
    pieces.push(sentence.slice(from, index))
    from = index
  }
  pieces.push(sentence.slice(from))
  return pieces
}

import { composed, type Pattern } from '../patterns/pattern.ts'
import { either } from './words/either.ts'

const A_WISH = '(?:is |are )?(?:an? )?\\(?(?:\\w+ly |definite |big |huge )?'
const OF_WORD = "(?<!(?:outside|external|our|the|[’']s) )"
const PAPER = '(?:admission|member\\w*|exam|licen\\w+|card|passage)'
const LAWYER = 'qualified (?:lawyer|solicitor|attorney)'
const COUNCIL = '(?:ahpra|gmc|nmc|hcpc|gphc|(?:\\w+ ){0,4}?(?:board|council|college) of)'
const OF_THE_BAR = '(?: in good standing)?(?: (?:to|of|in|with|and))* (?:[\\w.]+ ){0,5}?bar(?:s of)?'
// Exams of the securities trade: 'Series 7, 63 or 65', not 'Series B' nor 'a series 3 times a year'.
const EXAM = '(?:sie|[3-9]|[1-689]\\d|7[39])'
const MORE_EXAMS = `(?:(?:,? ?(?:and|or|[&/])|,) ?(?:series )?${EXAM})+(?!\\w| (?:years|days|times))`
const IS_EXAM = '(?= (?:licen|registr|exam|is |required|preferred|strongly|a plus|and series)|[,.;)]|$)'

const LETTERS_OF_ONE = either(
  /arrt(?! (?:approved|accredited))|ardms|rph|rbt|bcba|bcaba|ptsb|nmls|ccc-?slp|lcsw|lmsw|licsw|lisw|lpcc?|lcpc/,
  /lmft|lmhc|lcmhc|lmhp|mt-bc|eit|engineer[- ]in[- ]training|certified public accountant|cpa exam\w*/,
)
const OF_A_TRADE = either(
  /guard card|journeyman(?:['’]?s)? (?:\w+ )?(?:card|electrician|plumber)|coaching (?:certific|endorse)\w+/,
  /(?:substitute|teach\w*|child development)(?: teach\w*)? permit/,
  /(?:a&p|atp|airframe|powerplant|pilot['’]?s?)(?: mechanic['’]?s?)? (?:licen[sc]e|certificat)\w*/,
)

/** What names a licence by itself. In lower case. */
export const SURE: readonly Pattern[] = [
  {
    name: 'certified by a board',
    expression: composed`\b(?:board[- ](?:certifi\w+|eligible)|(?:bc ?/ ?be|be ?/ ?bc)(?= (?:in|physician)\b|\)|$))`,
    reads: 'board-certified in neurology',
    misses: 'the board is certified',
  },
  {
    name: 'the bar',
    expression: composed`\b(?:bar ${PAPER}|barred in|${LAWYER}|(?:admi(?:tted|ssion)|member\w*)${OF_THE_BAR})\b`,
    reads: 'admitted to the new york bar',
    misses: 'members of the sales team',
  },
  {
    name: 'admission to practise',
    expression: /\b(?:admitted|admission|licen[sc]ed?) to practi[cs]e(?![a-z])/,
    reads: 'admitted to practice law',
    misses: 'free to practice law',
  },
  {
    name: 'registered with a council',
    expression: composed`\b(?:regist(?:ered|ration)|licen[sc]ed|certified) (?:with|by) (?:the )?${COUNCIL}(?![a-z])`,
    reads: 'registered with the nmc',
    misses: 'registered with the library',
  },
  {
    name: 'licensure alone',
    expression: /\blicensure(?= (?:is )?(?:preferred|required|a plus))|\bregistered architect(?![a-z])/,
    reads: 'licensure is preferred',
    misses: 'licensure exams are taught',
  },
  {
    name: 'letters of a licence',
    expression: composed`\b${LETTERS_OF_ONE}(?![a-z])`,
    reads: 'a bcba is needed',
    misses: 'lpccx',
  },
  {
    name: 'a cpa who is not another’s',
    expression: composed`${OF_WORD}\bcpa(?![a-z]| (?:(?:and|or) )?(?:clients?|firms?))`,
    reads: 'cpa preferred',
    misses: 'work with our cpa',
  },
  {
    name: 'cards, permits and licences of a trade',
    expression: composed`\b${OF_A_TRADE}(?![a-z])`,
    reads: 'a substitute teaching permit',
    misses: 'a parking permit',
  },
  {
    name: 'exams of the securities trade',
    expression: composed`(?<!time )series ${EXAM}(?:${MORE_EXAMS}|${IS_EXAM})(?: (?:licen|registr|exam)\w*)?`,
    reads: 'series 7 and 66 within a month',
    misses: 'a series 3 times a year',
  },
]

const LETTERS = either(
  /(?:BSN, )?RN|LPN|LVN|CNA|APRN|ARNP|FNP|CPA|MLT|RRT|RVT|RDMS|RDCS|CPhT|NREMT|COTA/,
  /[Rr]egistered (?:[Nn]urse|[Pp]harmacist)|[Pp]rofessional [Ee]ngineer/,
)
// Those that mean other things as well ('MT time', 'PE funds') only join others.
const JOINED = `(?:${LETTERS}|PE|P\\.E\\.|MLS|MT|CLS|CRT|CST|EMT|OTR|PTA|RD)`
const GROUP = `${LETTERS}(?:(?:,? (?:or|and|OR) |, |[/ ]| ?\\()${JOINED})*\\)?`
const ITEM_ENDS = '(?=A [a-z]|[,.;)/]|$| (?:with|or|and|in|from|\\(|is\\b|-))'
const FORCE = either(
  /licen[sc]|registration|designation|[Pp]referred|[Rr]equired|desir|plus\b|needed|mandatory/,
)

/** Letters that name a licence where it is asked: as an item of a list, or with the word behind. As printed. */
export const LETTERS_ASKED: readonly (Pattern & { isItem: boolean })[] = [
  {
    name: 'letters as an item',
    expression: new RegExp(`^(?:[Cc]urrent |[Aa]ctive |[Vv]alid )*${GROUP}${ITEM_ENDS}`),
    reads: 'RN or LPN with a calm voice',
    misses: 'RNAs in cells',
    isItem: true,
  },
  {
    name: 'letters that are asked',
    expression: new RegExp(`\\b(?:${GROUP}|(?:PE|P\\.E\\.)\\)?)(?= ${A_WISH}${FORCE})`),
    reads: 'MLT or MT preferred',
    misses: 'reports to the RN on duty',
    isItem: false,
  },
  {
    name: 'somebody must be one',
    expression: new RegExp(`\\b[Mm]ust be an? (?:\\w+ )?${GROUP}`),
    reads: 'Must be a Registered Nurse',
    misses: 'Must be near a Registered Nurse',
    isItem: false,
  },
]

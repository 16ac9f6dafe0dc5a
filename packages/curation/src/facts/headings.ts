import { PRINTED_HEADING } from './cuts.ts'

/**
 * What a heading says about its list: a wish, a demand, a bare list of qualifications, or something else (duties,
 * benefits, the company).
 */
export type Head = 'wish' | 'demand' | 'qualifications' | 'duties' | 'company' | 'none'

const words = (text: string) => text.split(/[\s|]+/).filter((word) => word !== '')

// A heading consists of these words alone.
const WISH_WORDS = words(
  'preferred preferable preferably desired desirable ideal ideally bonus pluses plusses plus optional valued nice-to-have nice-to-haves nice good-to-have helpful beneficial wish preference preferences recommended',
)
const DEMAND_WORDS = words(
  'required requirement requirements minimum minimal basic essential must must-have must-haves mandatory necessary prerequisites prerequisite',
)
const LIST_WORDS = words(
  'qualification qualifications education educational experience experiences skill skills license licenses licensure licensing licence licences certification certifications certificate certificates credentials knowledge competencies abilities eligibility background training criteria degree attributes expertise characteristics qualities academic registrations registration',
)
const DUTY_WORDS = words(
  'responsibilities responsibility duties duty functions accountabilities tasks overview summary description role position job purpose function project scope',
)
const COMPANY_WORDS = words(
  'benefits benefit compensation perks about company us authorization salary pay schedule hours location locations environment conditions equal opportunity employer culture mission values details note notice disclaimer physical demands type shift offer status department address contact information apply application process bonuses weekly scheduled standard',
)
const LINKING = words(
  "and & / or of for the your our a an to have haves be is are in on with other additional key general special specific technical professional work working personal candidate candidates profile level related relevant job position role years career more – - + requested following what who you we it they this will all we’re we're you’ll you'll new team person applicant applicants these those successful looking seek seeking need needs require bring possess join why how minimum-qualifications as not but at if strong also value",
)
const KNOWN = new Set([
  ...WISH_WORDS,
  ...DEMAND_WORDS,
  ...LIST_WORDS,
  ...DUTY_WORDS,
  ...COMPANY_WORDS,
  ...LINKING,
])

const WISH =
  /\b(?:preferred|preferabl[ey]|preferences?|we (?:(?:would|['’]d) )?(?:desire|prefer)|(?:may|might) also (?:have|bring)|desired|desirable|ideal(?:ly)?|bonus|plus(?:s?es)?|optional|valued|nice|good[- ]to[- ]have|helpful|recommended|wish|extra credit|stand out|sets? you apart|(?:put|puts) you ahead|an edge|(?:we['’]d|would) love(?! to (?:hear|meet|talk|chat|have you|speak))|even better|great if|advantage(?:s|ous)?|beneficial|we (?:also )?value|not required)\b/
const NO_WISH =
  /^(?:the |our |your |an )?ideal (?:candidate|person|applicant|fit)s?(?: (?:must|looks)\b.*)?$|\b(?:preferred|desired) (?:\w+ ){0,2}(?:and|&|\/) requirements?\b|\b(?:required (?:and|or|&|\/) (?:preferred|desired)|bonus(?:es)? (?:pay|plan|structure|program)|sign-?on bonus|bonuses)\b/
// 'Preferred location' is no list of wished skills.
const OF_THE_POST = /\b(?:location|schedule|start|hours|shift|language)\b/
const DEMAND =
  /\b(?:required?|requires|requirements?|minimum|minimal|basic|essential|must|mandatory|necessary|prerequisites?|need(?:ed)?)\b/
const LIST =
  /\b(?:qualif\w+|educat\w+|experiences?|skills?|licens\w+|licences?|certificat\w+|credentials|knowledge|competenc\w+|abilities|eligibility|background|criteria|about you|who you are|you have|you['’]ve|you bring|bring|looking for|you are|you['’]ll (?:need|have)|attributes|expertise|degree|candidate|applicants?|profile|possess)\b/
const COMPANY =
  /\b(?:benefits?|compensation|perks|about (?:us|the company|our)|who we are|what we offer|we offer|salary|pay|schedule|why (?:join|work)|equal|employer|culture|mission|how to apply|work(?:ing)? (?:environment|conditions)|physical|location|bonus(?:es)?|notice|disclaimer|job type)\b/
const DUTIES =
  /\b(?:responsibilit\w+|dut(?:y|ies)|functions|accountabilities|tasks|overview|summary|description|role|position|job|purpose|what you['’]ll (?:do|be doing)|what you will (?:do|be doing)|day[- ]to[- ]day|you will do|project)\b/

/** What a heading of these words (lower case) means. A neutral one right below a wish stays within the wish. */
export function headOf(words: string, before: Head, isRightBelow: boolean): Head {
  if (WISH.test(words) && !NO_WISH.test(words)) return OF_THE_POST.test(words) ? 'company' : 'wish'
  if (DEMAND.test(words)) return 'demand'
  if (/\babout you\b/.test(words)) return 'qualifications'
  if (COMPANY.test(words)) return 'company'
  if (LIST.test(words))
    return (before === 'wish' || before === 'demand') && isRightBelow ? before : 'qualifications'
  return DUTIES.test(words) ? 'duties' : 'company'
}

const PHRASE =
  /^(?:what (?:you|we|it|are|will|makes?|would|you['’]ll|we['’]re|you['’]ve)\b|who (?:you|we)\b|about (?:you|us|the|our)\b|you (?:have|bring|are|will|should|must|may)\b|you['’](?:ve|ll|re)\b|why\b|how\b|we (?:are|offer|expect|require|need|would|have|provide|want)\b|we['’](?:re|d|ll)\b|it['’]s\b|nice[- ]to|good[- ]to|bonus|extra|even better|the ideal|ideal|our ideal|the (?:successful|right|selected)|to be (?:successful|considered|qualified)|candidates?\b|applicants?\b|must[- ]haves?|in this role|as an?\b|preference|minimum\b|basic\b|required\b|preferred\b|desired\b|essential\b|our benefits)/i
const COLON = /^([^:.?!]{3,90}?)\s?:(?=\s|$|[A-Z\d])/
const SPACED = new RegExp(`^(${PRINTED_HEADING})(?!\\s*(?:is|are|in|with|of|for)\\b)`)
const SINGLE =
  /^((?:[A-Z]\w+ (?:& |and ))?(?:Requirements?|Qualifications?|Education|Responsibilities|Benefits|Skills)) (?=(?:[A-Z\d]|a |an ))(?!(?:Preferred|Required|Desired)$)/
const DASHED = /^([A-Z][A-Za-z/&' ]{3,50}?) [-–—] (?=[A-Z\d])/
const DASH = / [-–—] /
// 'Work authorization required' is a demand, 'Licensure preferred but not required' a wish.
const ALONE =
  /^(?!.*\bauthori[sz]ation\b.*\brequired\b)(?!\w.* (?:preferred|required),? but not )[\p{Lu}\d][^.?!]{2,70}\.?$/u

const SHORT_INTRODUCTION =
  /^[^,.]*\b(?:bring|needs?|haves?|are|do|doing|love|for|apart|ahead|edge|fit|you|offer|us|if|stand out|points?|candidate|like)[:!…]*$/i

const isVocabulary = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/(),…]+|\.$/)
    .every((word) => word === '' || KNOWN.has(word))

/** A wish or a list of qualifications introduced by a sentence: 'The right person has most of these:'. */
const isIntroduction = (text: string) => PHRASE.test(text) && !NAMES.test(text)
const NAMES = /\d|degree|bachelor|master|diploma|licen[sc]e\b/i

/** The heading at the beginning of a part, empty when there is none, and what follows it. */
export function splitHeading(text: string): { heading: string; rest: string } {
  const at = text.indexOf(':')
  const colon = at > 2 && at < 92 ? COLON.exec(text) : null
  if (colon !== null) {
    const heading = colon[1] ?? ''
    const rest = text.slice(colon[0].length).trim()
    // 'It would be a plus if you have:'
    // 'Years of experience: 10' says how many.
    if (/\byears?\b/i.test(heading) && /^\d/.test(rest)) return { heading: '', rest: text }
    const isWish = rest === '' && WISH.test(heading.toLowerCase())
    if (isVocabulary(heading) || isIntroduction(heading) || (isWish && !NAMES.test(heading)))
      return { heading, rest }
  }
  const isCapital = /^[A-Z]/.test(text)
  if (!isCapital) return { heading: '', rest: text }
  const printed = SPACED.exec(text)
  const spaced = printed ?? SINGLE.exec(text) ?? (DASH.test(text.slice(0, 56)) ? DASHED.exec(text) : null)
  if (spaced !== null && (printed !== null || isVocabulary(spaced[1] ?? ''))) {
    return {
      heading: spaced[1] ?? '',
      rest: text.slice(spaced[0].length).replace(/^(?:['’]s(?![a-z]))?[\s\-–—:.,]*/, ''),
    }
  }
  if (
    text.length < 75 &&
    ALONE.test(text) &&
    (isVocabulary(text) || (text.length < 50 && SHORT_INTRODUCTION.test(text) && isIntroduction(text)))
  ) {
    return { heading: text, rest: '' }
  }
  return { heading: '', rest: text }
}

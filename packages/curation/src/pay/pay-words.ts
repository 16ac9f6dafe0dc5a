/** Words around a sum of money that classify it, as alternatives for regular expressions. */

const anyOf = (words: string) => `\\b(?:${words.replace(/\s*\n\s*/g, '')})\\b`

/** It is base pay. */
export const BASE = new RegExp(
  anyOf(`base (?:salary|pay|compensation|range|of)|salary|salaries|hourly (?:rate|pay|wage)|pay (?:range|rate|scale|grade)
    |starting (?:pay|salary|wage|rate)|wages?|base`),
  'i',
)

/** It is pay of some kind. */
export const PAY = new RegExp(
  anyOf(`pay|pays|paying|compensation|remuneration|rate|range|earn(?:ings?)?|package|per hour|hourly|ote|on[- ]target
    |annual contract|comp|offering|(?:is|are|be|get) paid|paid (?:at|between|from)|gehalt|brutto|salaire|salario|salário|ctc
    |(?:role|position|job|opening) (?:starts|begins)|circa|vergütung|jahresgehalt|internship (?:fee|allowance)`),
  'i',
)

/** It is more than the base: total compensation. */
export const TOTAL = new RegExp(
  anyOf(`ote|on[- ]target|total (?:[a-z-]+ ){0,2}compensation|total cash|total earnings|expected to earn
    |earning potential|compensation potential|first[- ]year earnings`),
  'gi',
)

/** Nearest before a sum: it is pay, regardless of words farther away. */
export const LABELS_PAY = new RegExp(
  anyOf('salary|salaries|pay|paying|wages?|compensation|base|hourly|rate|internship (?:fee|allowance)'),
  'gi',
)

/** Nearest before a sum by the hour, which is nearly always pay: it is not. */
export const REFUSES_HOURLY = new RegExp(
  anyOf(`bonus(?:es)?|stipends?|differentials?|overtime|premiums?|additional|extra|reimburse\\w*|allowances?|prices?|costs?|fees?
    |worth|charged?|billed|saves?|credits?|subsid\\w+|meetings?|wellness|(?:clients?|customers?|families|parents) pay`),
  'gi',
)

/** Directly before a sum: it comes on top of pay ('base + $10,000'), or is what someone else has ('under $45,000'). */
export const REFUSES_AT_ONCE =
  /(?:(?:\+|\bplus)(?: (?:an?|up to|estimated|additional|about|around|average|extra))*|(?<!\b(?:not|no) )\b(?:less than|under|below))[\s~]*$/i

/** Directly before a sum: it says the same in other words ('equivalent to £9,000 for the term'). */
export const RESTATES = /\b(?:equivalent to|equal to|equat(?:es|ing) to|works out at|i\.e\.)[\s~]*$/i

/** Directly after a sum: its unit is no span of time, or one that is not kept. */
export const OTHER_UNIT =
  /^[\s)]{0,2}(?:bi-?weekly|fortnightly|semi-?monthly|(?:\/|per |an? |each )\s?(?:pay period|paycheck|fortnight|two weeks|session|visit|word|mile|transaction|shift|project|assignment|sale|minute|page|semester|term|quarter|contract|placement|piece))\b/i

/** Nearest before a sum: it is not pay. */
export const REFUSES_BEFORE = new RegExp(
  anyOf(`bonus(?:es)?|stipends?|reimburse\\w*|tuition|assistance|allowances?|differentials?|overtime|rais(?:ed|ing)|funding|funded|revenue
    |series [a-f]|valu(?:ed|ation)|budgets?|invest\\w*|referrals?|gifts?|relocation|deals?|acv|deductibles?|co-?pays?|premiums?
    |margins?|profits?|purchase orders?|prices?|rent|median|households?|homes?|threshold|disability|ltd|covers?|covered|subsid\\w+
    |match(?:ing)?|contribut\\w*|donat\\w*|manag(?:e|ed|ing)|portfolio|sales of|quota|assets|career path to|worth|cost|fee|fund
    |credits?|grants?|scholarships?|award|annually in|saves?|savings|per credit|discounts?|insurance|spend|spending|spending account|loans?|transactions?
    |backed by|secured|contracts? (?:of|worth|values?)|volume|sign[- ]?(?:on|ing)|retention|commission(?:s)?|incentives?|equity (?:of|worth)|saved|over|customers?|clients?|fertility|hra|hsa|fsa
    |ira|401\\(?k\\)?|family|families|adoption|parental|health|wellness|medical|dental|vision|coverage|childcare|pet|compute|perks?
    |leave`),
  'gi',
)

const BETWEEN = `usd|internet|cell|phone|meal|lunch|fitness|gym|technology|life|health|student|company|employer|per|a|an|each|every|\\/
  |annual(?:ly)?|month(?:ly)?|year(?:ly)?|quarter(?:ly)?|hour|hr|in|of|food|sign[- ]?on|the`
const REFUSES = `cost of living|living|variable|bonus|stipend|reimburse\\w*|tuition|allowance|differential|funding|revenue|arr\\b|series|valuation|budgets?|invest\\w*
  |referral|gift|relocation|deductible|co-?pay|premium|match|donat\\w*|fees?|deposit|course|class|lesson|season|game|article|credit|section|event|pupil|person|child|portfolio|quota|assets|credit|grant|scholarship|sales|discount
  |insurance|loan|billable|wellness|commuter|professional development|learning|development|home|equipment|paid search|ad spend|employees
  |customers|students|users|people|hours|team members|units|spending|total funding|annual recurring`
const packed = (words: string) => words.replace(/\s*\n\s*/g, '')

/** Directly after a sum: it is not pay. A colon begins the next label. */
export const REFUSES_AFTER = new RegExp(
  `^[\\s()–—-]{0,3}(?:(?:${packed(BETWEEN)})\\W{0,2}){0,3}(?:${packed(REFUSES)}|(?!plus|and|with|or)[a-z-]+ (?:fees?|bonus|stipend|allowance|scholarships?|grants?|reimbursement|budget|premium)\\b)(?![\\w ]{0,12}:)`,
  'i',
)

/** Directly after a sum: it is pay. */
export const PAY_AFTER =
  /^[\s+(),–—-]{0,3}(?:(?:\w+ ){0,2}(?:base|salary|salaried|ote)\b|(?:per (?:year|annum) |p\.a\. |annually )?(?:doe\b|d\.o\.e|depending (?:up)?on (?:your )?(?:experience|qualif|skill)|commensurate|based on (?:your )?(?:experience|qualif)|pro[- ]rata|(?:plus|and|\+) (?:\w+ )?(?:benefits|commissions?|equity|super)\b)|(?:min|mid|max|minimum|midpoint|maximum)\b(?! (?:of|order|purchase)))/i

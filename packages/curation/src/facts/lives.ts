// What says that the person lives there; what follows is the place.
export const LIVES: readonly RegExp[] = [
  /\b(?:must|should|need(?:s)? to|required to|has to|have to|shall)\b(?: \w+){0,4}? (?:reside|live|be residing|be living|maintain (?:a )?(?:primary )?residence)\b(?: and work| or work| locally)?(?: (?:permanently|currently|full[- ]time|(?:in,? )?or be (?:willing|able) to (?:relocate|move)(?: to)?,?))*/g,
  /\b(?:must|should|need(?:s)? to|required to|has to|have to|shall)\b(?: \w+){0,3}? be (?:\w+ ){0,2}?(?:located|based|local to|local|situated|a(?: \w+)? resident|residents?|domiciled)\b(?: in and (?:legally )?(?:authori[sz]ed|eligible|able|permitted) to (?:live and )?work(?= in\b))?/g,
  /\b(?:must|should|need(?:s)? to|required to|has to|have to|shall) be (?:physically )?(?=(?:with)?in (?:the )?(?:u\.?s\b|united states|continental|contiguous|(?:[a-z.,]+ ){1,4}(?:metro\w*|area|region|county|vicinity)\b))/g,
  /\b(?:as|so) long as you(?:['’]re| are) (?:(?:based|located|living|residing|physically) )*(?=(?:with)?in )/g,
  /\b(?:candidates?|applicants?|employees?|individuals?|person) (?:who )?(?:must |should |will (?:\w+ )?)?(?:currently )?(?:reside|live(?! and breathe)|located|residing|living|based|are (?:located|based))\b/g,
  /\b(?:(?:candidates?|applicants?|applications from \w+)(?: (?:that|who) are)?|(?:^|will be|be)) (?:currently )?local(?: to| in)\b/g,
  /\b(?:looking for|seeking|hiring|considering|need) (?:an? )?local (?:candidates?|applicants?|talent|people|professionals?)(?= (?:in|from|near|around|to)\b)/g,
  /^(?:live|living) (?:in|within|close to|near)(?: or in)?(?= )/g,
  /^(?:(?:currently |must be )?(?:located|residing|reside|based|living)(?= (?:in|within|near|at|around|close|outside|out)\b)|local(?: or [a-z ]{3,20})? to\b|relocation to\b)/g,
  /\b(?:open|limited|restricted|available) (?:only )?(?:to|for) (?:qualified |us |u\.s\. )?(?:candidates|applicants|residents|people|individuals|those|employees|anyone)(?: (?:who (?:are|live|reside)|that are))?(?: (?:currently|physically|permanently|legally))?(?: (?:residing|living|located|based|live|reside))?(?= (?:in|within|of|near|across|throughout|anywhere)\b)/g,
  /\bhir(?:e|ing)(?= anywhere\b)|\bonly (?:able to )?(?:hire|hiring|recruit|recruiting)(?= (?:in|within)\b)/g,
  /\b(?:requires?|must (?:have|maintain|establish))(?: \w+)? residen(?:ce|cy)(?= (?:in|within|near)\b)|^residen(?:ce|cy)(?= (?:in|within|near)\b.*\brequired\b)/g,
  /\brequir\w+ (?:(?:residing|living)(?= in\b)|(?:that )?(?:\w+ ){1,3}(?:to )?(?:live|reside)(?: and work)?|relocation (?=to ))|\brelocation (?:is )?required (?=to )/g,
  /\b(?:only )?(?:hir(?:e|ing)|consider(?:ing)?|accept(?:ing)?|seeking|looking for|employ|(?:position|role|job) for) (?:only )?(?:\w+ ){0,2}?(?:candidates|applicants|residents|applications|people|individuals|employees|someone)(?: (?:who|that))?(?: (?:are|is))?(?: (?:currently|physically))? ?(?:residing|living|located|based|lives?|resides?)?(?= (?:in|within|near|from)\b)/g,
  /\b(?:you(?: work(?: \w+){0,4}? and)?|you['’]re|you are|who are|who is)(?: currently| already| physically)? (?:based|located|live|reside|living|residing)(?= (?:in|within|near|anywhere)\b)/g,
  /\b(?:100% |fully |work |working |this is a |position |role )*(?:remote(?:ly)?|telecommut(?:e|ing)\*?|work(?:ing)? from home|virtual(?= position| role))(?: position| role| job| work| opportunity)?(?:,)?(?: \(?(?:but )?(?:must be )?(?:located |based )?)?(?:(?= ?(?:\()?(?:within|in|from|anywhere|based in)\b)| on(?= the\b))/g,
  /(?:^|\b(?:can|may|could|must|to) )(?:be (?:based|located|performed|done|worked)(?: remotely)?|live|reside|sit|work(?: remotely| from home)?)(?= (?:(?:from )?anywhere\b|(?:in|from) any u\.?s))/g,
  /\b(?:relocate|commut(?:e|able)(?: (?:daily|regularly|reliably|easily))?|commut\w+ (?:distance|time)) (?=to |of |from )/g,
  /\b(?:residing|living|(?:position|role|job|opportunity)(?: is)? based)(?= in\b)/g,
]
/** Any of them, in one look. */
export const ANY_LIVES = new RegExp(LIVES.map(({ source }) => source).join('|'))

// 'Local candidates only', 'must be within a 30-minute drive of Salem', 'must be near a large airport'.
const LOCAL =
  /\blocal (?:candidates?|applicants?|residents?) only\b|\blocal (?:[\w.]+ ){1,3}?candidates? only|\blocal candidates? (?:in|from|near) [^.;()]{3,40}? only|\bonly local\b|\bneed local\b|\bonly (?:candidates?|applicants?) (?:in|near|from) (?:the )?(?:[A-Z][\w.]+,? ?){1,3}(?: area)?|\bonly (?:\w+ )?local(?:s\b| candidates?| applicants?)|\bmust (?:be|live) local(?:ly)?\b(?! to)|\((?:only )?local candidates?\)|(?<=\b(?:looking for|seeking) )(?:only )?local (?:[A-Z][\w.]+ ){1,4}(?:candidates?|applicants?)\b|(?<=\bmust be )(?:(?:within )?(?:an? )?(?:\d+|one|two)[- ](?:hour|minute|mile)s?(?: drive| commute)? (?:of|from)|near|close to|in close proximity to) (?:[^.;()]{3,60})/i

/** The words that keep a job for people nearby without a verb of living, or null. */
export const localOnly = (text: string): string | null =>
  /local|must be/i.test(text) ? (LOCAL.exec(text)?.[0].trim() ?? null) : null

/** Source: specification part 2, section 9. */
const LONGEST = 50

/** An address cut at 50 characters, with an ellipsis where something is missing. */
export const shortUrl = (url: string): string => (url.length > LONGEST ? `${url.slice(0, LONGEST)}…` : url)

/** The summary of a home card: cut at the first period, which it keeps. */
export const firstSentence = (summary: string): string => {
  const end = summary.indexOf('.')
  return end === -1 ? summary : summary.slice(0, end + 1)
}

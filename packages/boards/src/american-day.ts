/** '12/24/2026' and '3/5/26' as people in the United States write a day, in ISO 8601; any other text as it is. */
export function toIsoDay(text: string | null): string | null {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})(?=\s|$)/.exec(text ?? '')
  if (!parts) return text
  const [, month = '', day = '', year = ''] = parts
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

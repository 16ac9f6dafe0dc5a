/** '12/24/2026', '3/5/26' and 'Jul 22, 2026', as people in the United States write a day, in ISO 8601; else as it is. */
export function toIsoDay(text: string | null): string | null {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})(?=\s|$)/.exec(text ?? '')
  const isWritten = /^[A-Z][a-z]{2,8}\.? \d{1,2}, 20\d{2}$/.test(text ?? '')
  const instant = isWritten ? Date.parse(`${text} UTC`) : Number.NaN
  if (!Number.isNaN(instant)) return new Date(instant).toISOString().slice(0, 10)
  if (!parts) return text
  const [, month = '', day = '', year = ''] = parts
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

import { describe, expect, it } from 'vitest'
import { payWords } from './job-pay.ts'

describe('pay in words, as money is written everywhere', () => {
  it.each<[printed: string, salaryMax: number | null, text: string, aYear?: string]>([
    ['$81,000 - $86,000', 86_000, '$81,000 to $86,000'],
    ['$84,100.00 - $91,100.00 per year', 91_100, '$84,100 to $91,100'],
    ['81,000.00 USD PER YEAR - 94,500.00 USD PER YEAR', 94_500, '$81,000 to $94,500'],
    ['$60-75k', 75_000, '$60,000 to $75,000'],
    ['£40-65,000', null, '£40,000 to £65,000'],
    ['$ 60, 000 - $90, 000', 90_000, '$60,000 to $90,000'],
    ['€61.000', null, '€61,000'],
    ['$100,000- $75,000', 100_000, '$75,000 to $100,000'],
    ['CAD 81,000 - 86,000', null, '81,000 to 86,000 CAD'],
    ['C$108,500 – C$145,000', null, 'C$108,500 to C$145,000'],
    ['US$90k - US$95k', 95_000, '$90,000 to $95,000'],
    ['up to $75k', 75_000, 'Up to $75,000'],
    ['from $80,000.00 per year', 80_000, 'From $80,000'],
    ['$ 100k+', 100_000, 'From $100,000'],
    ['$82,000-$129,000+', 129_000, '$82,000 to $129,000+'],
    ['$22.00-$30/hr', 62_400, '$22 to $30 an hour', 'about $62,400 a year'],
    ['$22.5 hourly', 46_800, '$22.50 an hour', 'about $46,800 a year'],
    ['$5,255.00 - $6,578.00', 78_936, '$5,255 to $6,578 a month', 'about $78,936 a year'],
    ['$2,400 biweekly', 62_400, '$2,400 every two weeks', 'about $62,400 a year'],
    ['$2,000 - $2,200 every two weeks', null, '$2,000 to $2,200 every two weeks'],
    ['$2,500 twice a month', 60_000, '$2,500 twice a month', 'about $60,000 a year'],
    ['CAD $80,000 - $95,000 a year', null, '$80,000 to $95,000 CAD'],
    ['£15 per hour', null, '£15 an hour'],
    ['$85.50K - $115.50K • Offers Equity', 115_500, '$85,500 to $115,500 · Offers Equity'],
    ['Up to $90,000', 90_000, 'Up to $90,000'],
  ])('%s, %s a year: %s', (printed, salaryMax, text, aYear) => {
    expect(payWords(printed, salaryMax)).toEqual({ text, aYear: aYear ?? null })
  })

  it.each([
    ['DOE', null],
    ['', null],
    ['$50,000 plus 10% bonus', 50_000],
    ['$50,000 - $60,000 - $70,000', 70_000],
    // What an admin set is not what the posting prints.
    ['$50,000 - $60,000', 65_000],
  ])('a print that says anything else stays as it is: %s', (printed, salaryMax) => {
    expect(payWords(printed, salaryMax)).toEqual({ text: printed, aYear: null })
  })

  it('of 200,000 digits is read in a moment', () => {
    for (const letter of ['9', '$9 ', '9,', '9.', '9, ', '$ ', 'USD '])
      expect(payWords(letter.repeat(200_000 / letter.length), null).aYear).toBeNull()
  })
})

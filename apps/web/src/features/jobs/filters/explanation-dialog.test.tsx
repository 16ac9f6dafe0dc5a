import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LEVELS, TermList } from './explanation-dialog.tsx'

// holds Part 2 §2 Dashboard: Travel dialog: five levels and their texts
// holds Part 2 §9: Five travel options
it('each of the five travel levels has the text of the specification', () => {
  const html = renderToStaticMarkup(<TermList terms={LEVELS} />).replaceAll('&#x27;', "'")
  const told = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, level, text]) => [
    level,
    text,
  ])
  expect(told).toEqual([
    ['NO TRAVEL', 'Description has no travel information'],
    ['OCCASIONAL TRAVEL', "Under 10% annually, or 'occasional' or 'minimal'"],
    [
      'SOME TRAVEL',
      "15-20% annually, 'some' or quarterly travel, within 90 miles for meetings, or 5-12 trips a year with no stated length",
    ],
    ['REGULAR TRAVEL', "25-50%, 'willingness to travel', 'required' or 'moderate'"],
    ['FREQUENT TRAVEL', "Over 50%, daily local on-site travel, 'frequent', 'considerable' or 'road warrior'"],
  ])
})

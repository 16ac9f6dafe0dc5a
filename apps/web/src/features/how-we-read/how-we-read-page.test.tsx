import { curate } from '@lilypad/curation'
import FIGURES from '@lilypad/curation/figures'
import { type CuratedJob, factLines } from '@lilypad/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DECISIONS, type DecisionId, HowWeReadPage, type Mistake } from './how-we-read-page.tsx'

const html = renderToStaticMarkup(<HowWeReadPage contact="help@pond.example" />)
const numbersIn = (text: string) => (text.match(/\d[\d.,]*(?<!\.|,)/g) ?? []).sort()

it('each figure of the file is on the page, and no other number outside of the examples', () => {
  const { date, rates, ...counts } = FIGURES
  const [year, , day] = date.split('-').map(Number)
  const expected = [year, day, ...Object.values(counts), ...Object.values(rates).flatMap(Object.values)]
  const text = html.replaceAll(/<q>.*?<\/q>/g, ' ').replaceAll(/<[^>]*>/g, ' ')
  expect(numbersIn(text)).toEqual(expected.map(String).sort())
})

it('whom to write to is there, where an address is known', () => {
  expect(html).toContain('href="mailto:help@pond.example?subject=')
  expect(renderToStaticMarkup(<HowWeReadPage contact={null} />)).not.toContain('mailto:')
})

const read = ({ title = 'Program Coordinator', text = '' }: Mistake) =>
  curate(
    {
      ...{ externalId: '1', title, url: 'https://pond.example/1', html: null, places: [], country: null },
      ...{ department: null, employment: null, workplace: null, remote: null, pay: null },
      ...{ postedAt: '2026-11-01', applyBy: null, company: null },
    },
    { company: 'Reedmarsh', markdown: text, text },
  )

function factsOf(job: CuratedJob, isMeant: (fact: string) => boolean) {
  const stated = factLines(job, null).filter(({ fact, isStated }) => isMeant(fact) && isStated)
  return stated.flatMap(({ texts }) => texts).join(' ') || 'Not stated'
}

/** What the product says of an invented posting, in the words of the page. */
const SAID: Record<DecisionId, (job: CuratedJob) => string> = {
  workplace: ({ workplace }) => workplace ?? 'not stated',
  residence: (job) => factsOf(job, (fact) => fact === 'eligibility'),
  category: ({ category }) => category,
  audience: ({ audience, title }) => {
    if (title === 'Data Analyst') return audience.join() === 'RS1' ? 'little experience' : audience.join()
    return audience.some((id) => id.startsWith('CP')) ? audience.join() : 'no word of teachers'
  },
  pay: ({ salaryRange }) => salaryRange ?? 'not stated',
  travel: ({ travel }) => travel,
  demands: (job) => factsOf(job, (fact) => fact !== 'eligibility'),
  summary: ({ summary }) => summary ?? 'none',
}

// An example that is read rightly now goes: replace it by one that is not.
it.each(DECISIONS.flatMap(({ id, mistakes }) => mistakes.map((mistake) => ({ id, ...mistake }))))(
  'an example of what we get wrong is read so: $id, $title $text',
  ({ id, ...mistake }) => {
    expect(SAID[id](read(mistake))).toBe(mistake.weSay)
    expect(mistake.right).not.toBe(mistake.weSay)
  },
)

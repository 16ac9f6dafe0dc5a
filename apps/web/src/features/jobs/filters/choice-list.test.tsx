import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceChoices } from './choice-list.tsx'

const GROUPS = [
  {
    id: 'RS',
    itemName: 'Relevant Skills',
    color: 'rgb(1, 1, 1)',
    children: [{ id: 'RS1', itemName: 'Relevant Skills (2-5 years)', color: 'rgb(2, 2, 2)' }],
  },
  {
    id: 'CP',
    itemName: 'Career Pivots',
    color: 'rgb(3, 3, 3)',
    children: [{ id: 'CP1', itemName: 'PreK-12 Educator', color: 'rgb(4, 4, 4)' }],
  },
]

it('an audience of a family has its colour in the filter too, any other its own', () => {
  const html = renderToStaticMarkup(
    <AudienceChoices groups={GROUPS} selected={[]} onChange={() => undefined} countOf={null} />,
  )
  const hues = [...html.matchAll(/--hue:rgb\((\d)/g)].map(([, hue]) => hue)
  expect(hues).toEqual(['1', '1', '3', '4'])
})
